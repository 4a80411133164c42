import styled from '@emotion/styled';
import { useOnline } from '@brasa/shared/react';
import { theme } from '@brasa/shared/ui';
import { WifiOff } from '@brasa/shared/ui/icons';
import { text } from './layout-text.ts';

const Strip = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  padding: ${theme.space.sm} ${theme.space.lg};
  background: ${theme.color.warningSoft};
  color: ${theme.color.onWarningSoft};
  font-size: ${theme.size.sm};
  font-weight: 600;
`;

/** Hangs from the header, so that nothing on the page moves when it comes and goes. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip>
          <WifiOff size={18} aria-hidden="true" /> {text.offline}
        </Strip>
      )}
    </div>
  );
}
