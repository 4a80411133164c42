import { ChevronDown, Gift, Store } from '@brasa/shared/ui/icons';
import { Link } from 'react-router-dom';
import { DropMenu } from './drop-menu.tsx';
import { text } from './layout-text.ts';
import { useCertificatesEnabled } from './use-menu-path.ts';

export function MoreMenu() {
  const hasGiftCards = useCertificatesEnabled();
  return (
    <DropMenu
      label={text.more}
      face={
        <>
          {text.more} <ChevronDown size={18} aria-hidden="true" />
        </>
      }
    >
      {hasGiftCards && (
        <li>
          <Link to="/certificates">
            <Gift aria-hidden="true" /> {text.addGiftCards}
          </Link>
        </li>
      )}
      <li>
        <Link to="/tiendas">
          <Store aria-hidden="true" /> {text.stores}
        </Link>
      </li>
    </DropMenu>
  );
}
