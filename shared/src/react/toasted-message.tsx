import { useStore } from '@brasa/shared/react';
import { toastStore, type ToastState } from '@brasa/shared/runtime';
import { useState } from 'react';

/** A message that stays on the page, but not beside the toast that says it: until that has gone, `meanwhile` stands in its place. Nobody hears the message twice. */
export function ToastedMessage({ message, meanwhile }: { readonly message: string; readonly meanwhile: string }) {
  const isToasted = useStore(toastStore, ({ visible, waiting }: ToastState) => [...visible, ...waiting].some(({ text }) => text === message));
  const [wasToasted, setToasted] = useState(isToasted);
  if (isToasted && !wasToasted) setToasted(true);
  return <span aria-live={wasToasted && !isToasted ? 'off' : undefined}>{isToasted ? meanwhile : message}</span>;
}
