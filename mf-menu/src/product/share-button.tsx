import { toast } from '@brasa/shared/runtime';
import { IconButton } from '@brasa/shared/ui';
import { Share2 } from '@brasa/shared/ui/icons';
import { productText } from './product-text.ts';

/** Hands an address, with everything chosen on its page, to another app; where there is none to hand it to, to the clipboard. */
async function share(title: string, path: string): Promise<void> {
  const { href: url } = new URL(path, window.location.origin);
  if ('share' in navigator) return navigator.share({ title, url });
  await (navigator as Navigator).clipboard.writeText(url);
  toast({ kind: 'success', text: productText.copied });
}

type Props = { readonly label: string; readonly title: string; /** Path and query, at the moment of the press. */ readonly link: () => string };

export const ShareButton = ({ label, title, link }: Props) => (
  // Rejects when the customer changes their mind, which needs no answer.
  <IconButton variant="soft" label={label} onClick={() => void share(title, link()).catch(() => undefined)}>
    <Share2 size={22} aria-hidden="true" />
  </IconButton>
);
