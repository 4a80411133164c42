import { Button, Notice, Row, Spinner, Stack, Text } from '@brasa/shared/ui';
import type { ReactNode } from 'react';
import { coverageText } from '../domain/coverage-text.ts';
import { outcomeMessage, type DeliveryOutcome } from '../domain/coverage.ts';
import { ToastedMessage } from '../react/toasted-message.tsx';
import { placeText } from './place-text.ts';
import type { AskedCoverage } from './use-coverage.ts';

type Props = {
  readonly asked: AskedCoverage;
  /** What the answer means here; null while there is none. */
  readonly outcome: DeliveryOutcome | null;
  /** Why the page cannot go on without a place. */
  readonly problem: string | undefined;
  /** What is said of a place somebody delivers to, below its name. */
  readonly note: ReactNode;
  /** A button for a place nobody delivers to. */
  readonly wayOn?: ReactNode;
  /** Below the answer, where somebody delivers. */
  readonly children?: ReactNode;
};

/** What the shop says of the place: that somebody delivers there, or why nobody does. */
export function CoverageAnswer({ asked: { coverage, isChecking, retry }, outcome, problem, note, wayOn, children }: Props) {
  if (isChecking) {
    return (
      <Row role="status" gap="sm">
        <Spinner />
        <Text as="span">{placeText.checking}</Text>
      </Row>
    );
  }
  if (outcome?.kind === 'failed') {
    return (
      <Notice kind="error" live action={<Button variant="ghost" onClick={retry}>{placeText.retry}</Button>}>
        <ToastedMessage message={coverageText.failed} meanwhile={placeText.kept} />
      </Notice>
    );
  }
  if (!outcome || !coverage) return problem === undefined ? null : <Notice kind="error" live>{problem}</Notice>;
  if (outcome.kind === 'home' || outcome.kind === 'choose-point') {
    return (
      <Stack gap="md">
        <Notice kind="success" live title={placeText.covered([coverage.districtName, coverage.zoneName].filter(Boolean).join(', '))}>
          {note}
        </Notice>
        {children}
      </Stack>
    );
  }
  return (
    <Notice kind="warning" live action={wayOn}>
      {outcomeMessage(outcome)}
    </Notice>
  );
}
