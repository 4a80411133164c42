import styled from '@emotion/styled';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { theme } from '../ui/theme.ts';
import { text } from './react-text.ts';

const Box = styled.div`
  max-width: 44rem;
  margin: ${theme.space['2xl']} auto;
  padding-inline: ${theme.space.lg};
`;
const Spaced = styled.div`
  margin-top: ${theme.space.md};
`;

type Props = {
  /** The sentence of the remote's own remote.json, when there is one. */
  readonly message?: string;
  readonly onRetry: () => void;
};

/** Stands in for what could not be shown, with the way on. */
export const RetryCard = ({ message = text.failed, onRetry }: Props) => (
  <Box>
    <Notice kind="error" live>
      <p>{message}</p>
      <Spaced>
        <Button variant="secondary" onClick={onRetry}>
          {text.retry}
        </Button>
      </Spaced>
    </Notice>
  </Box>
);
