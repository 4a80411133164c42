import { AreaSkeleton, usePageTitle, useStore } from '@brasa/shared/react';
import { cartStatus, local, logOut, storageKeys } from '@brasa/shared/runtime';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accessText as text } from './access-text.ts';

/** Milliseconds the stored cart is waited for; without a network it may never be read. */
const timeoutMs = 3000;

/** Leaves, and goes home [ROUTE-054]. What this device keeps is read first, so that nothing of it comes back afterwards. */
export function LogoutScreen() {
  usePageTitle(text.leave);
  const navigate = useNavigate();
  const { read } = useStore(cartStatus);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setLate, timeoutMs, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!read && !late) return;
    logOut();
    local.remove(storageKeys.cart);
    void navigate('/', { replace: true });
  }, [read, late, navigate]);

  return <AreaSkeleton />;
}
