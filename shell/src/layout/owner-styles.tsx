import { css, Global } from '@emotion/react';
import { theme } from '@brasa/shared/ui';

/** Which remote, in which version, owns what on the page. For engineers: it comes with what is loaded last. */
const styles = css`
  [data-remote] {
    position: relative;
    outline: 3px dashed ${theme.color.huipil};
    outline-offset: -3px;
    &::after {
      content: attr(data-remote) ' ' attr(data-version);
      position: absolute;
      top: 0;
      right: 0;
      z-index: ${theme.layer.popover};
      padding: 0 0.5rem;
      background: ${theme.color.huipil};
      color: ${theme.color.onHuipil};
      font-size: ${theme.size.xs};
      pointer-events: none;
    }
  }
`;

/** As long as it is drawn. */
export const OwnerStyles = () => <Global styles={styles} />;
