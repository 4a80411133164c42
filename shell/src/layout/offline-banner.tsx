import styled from '@emotion/styled';
import { useOnline } from '@brasa/shared/react';
import { media, theme } from '@brasa/shared/ui';
import { WifiOff } from '@brasa/shared/ui/icons';
import { headerHeight } from './frame-styles.tsx';
import { text } from './layout-text.ts';

/** Below the header, and at the upper edge while the header is out of the way. */
const Place = styled.div`
  position: sticky;
  top: ${headerHeight.small};
  z-index: ${theme.layer.raised};
  transition: transform ${theme.motion.calm};
  &[data-hidden] {
    transform: translateY(-${headerHeight.small});
  }
  ${media.lg} {
    top: ${headerHeight.wide};
    &[data-hidden] {
      transform: none;
    }
  }
`;
const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  padding: ${theme.space.sm} ${theme.space.lg};
  background: ${theme.color.warningSoft};
  color: ${theme.color.onWarningSoft};
  font-size: ${theme.size.sm};
  font-weight: 600;
  & > svg {
    flex: none;
  }
  ${media.forced} {
    border-bottom: 1px solid CanvasText;
  }
`;

/** Takes room of its own: what stands at the top of the page is not covered by bad news. */
export function OfflineBanner({ hidden }: { readonly hidden: boolean }) {
  const online = useOnline();
  return (
    <Place role="status" data-hidden={hidden ? '' : undefined}>
      {!online && (
        <Strip>
          <WifiOff size={18} aria-hidden="true" /> {text.offline}
        </Strip>
      )}
    </Place>
  );
}
