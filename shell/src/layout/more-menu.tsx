import { ChevronDown, Gift, Store } from '@brasa/shared/ui/icons';
import { Link } from 'react-router-dom';
import { pathTo } from '../composition/routing.ts';
import { DropMenu } from './drop-menu.tsx';
import { text } from './layout-text.ts';
import { usePages } from './routing-context.tsx';
import { useMenuLinks } from './use-menu-links.ts';

export function MoreMenu() {
  const { certificates: hasGiftCards } = useMenuLinks();
  const { stores, 'gift-cards': giftCards } = usePages();
  if (!stores && !(hasGiftCards && giftCards)) return null;
  return (
    <DropMenu
      label={text.more}
      face={
        <>
          {text.more} <ChevronDown size={18} aria-hidden="true" />
        </>
      }
    >
      {hasGiftCards && giftCards && (
        <li>
          <Link to={pathTo(giftCards)}>
            <Gift aria-hidden="true" /> {text.addGiftCards}
          </Link>
        </li>
      )}
      {stores && (
        <li>
          <Link to={pathTo(stores)}>
            <Store aria-hidden="true" /> {text.stores}
          </Link>
        </li>
      )}
    </DropMenu>
  );
}
