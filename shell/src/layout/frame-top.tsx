import { useStore } from '@brasa/shared/react';
import { pageTitle } from '@brasa/shared/runtime';
import { GlobalStyles, TopBar } from '@brasa/shared/ui';
import { useLocation } from 'react-router-dom';
import { DesktopHeader } from './desktop-header.tsx';
import { FrameStyles } from './frame-styles.tsx';
import { LoadingLine } from './loading-line.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

/** `title` is what the server called the page; later the page says it. */
export function FrameTop({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const named = useStore(pageTitle);
  const hidden = useHiddenOnScroll(pathname);
  return (
    <>
      <GlobalStyles />
      <FrameStyles />
      <SkipLink />
      <TopBar data-hidden={hidden ? '' : undefined}>
        <MobileHeader title={named || title} />
        <DesktopHeader />
        <LoadingLine />
      </TopBar>
      <OfflineBanner hidden={hidden} />
    </>
  );
}
