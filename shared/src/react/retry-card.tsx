import styled from '@emotion/styled';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Heading } from '../ui/text.tsx';
import { theme } from '../ui/theme.ts';
import { text } from './react-text.ts';
import { useWhenBack } from './use-when-back.ts';

const Box = styled.div`
  max-width: 44rem;
  margin: ${theme.space['2xl']} auto;
  padding-inline: ${theme.space.lg};
`;
const Title = styled(Heading)`
  margin-bottom: ${theme.space.lg};
`;
const Spaced = styled.div`
  margin-top: ${theme.space.md};
`;

type Props = {
  /** Of the page, when nothing else on it says what it is. */
  readonly title?: string;
  /** The sentence of the remote's own remote.json, when there is one. */
  readonly message?: string;
  readonly onRetry: () => void;
};

/** Stands in for what could not be shown, with the way on. A network that is back is tried at once. */
export function RetryCard({ title, message = text.failed, onRetry }: Props) {
  useWhenBack(onRetry);
  return (
    <Box>
      {title && (
        <Title level={1} size="2xl">
          {title}
        </Title>
      )}
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
}
