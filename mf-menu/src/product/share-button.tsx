import { toast } from '@brasa/shared/runtime';
import { IconButton } from '@brasa/shared/ui';
import { Share2 } from '@brasa/shared/ui/icons';
import { productText } from './product-text.ts';

/** Hands the address of the page, with everything chosen on it, to another app; where there is none to hand it to, to the clipboard. */
async function share(title: string): Promise<void> {
  const { href: url } = window.location;
  if ('share' in navigator) return navigator.share({ title, url });
  await (navigator as Navigator).clipboard.writeText(url);
  toast({ kind: 'success', text: productText.copied });
}

export const ShareButton = ({ label, title }: { readonly label: string; readonly title: string }) => (
  // Rejects when the customer changes their mind, which needs no answer.
  <IconButton label={label} onClick={() => void share(title).catch(() => undefined)}>
    <Share2 size={22} aria-hidden="true" />
  </IconButton>
);
