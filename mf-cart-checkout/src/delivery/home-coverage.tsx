import { CoverageAnswer } from '@brasa/shared/place/coverage-answer';
import { Button, ChoiceGroup, RadioCard, Stack, Text } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

type Props = { readonly form: DeliveryForm };

/** Who delivers to the place, what is still to choose, or what to do instead. A blocked place that the customer chose is said in a dialog. */
export function HomeCoverage({ form }: Props) {
  const { outcome, coverage, isChecking, retry, problems } = form;
  if (outcome?.kind === 'blocked' && !isChecking && !form.isProposed) return null;
  const wayOn =
    outcome?.kind === 'pickup-only-here' ? (
      <Button variant="ghost" onClick={() => form.collectAt(outcome.shopId)}>
        {deliveryText.collectThere}
      </Button>
    ) : (
      <Button variant="ghost" onClick={() => form.setService('pickup')}>
        {deliveryText.seeShops}
      </Button>
    );
  return (
    <CoverageAnswer asked={{ coverage, isChecking, retry }} outcome={outcome} problem={problems.place} note={coverage && deliveryText.from(coverage.shopName)} wayOn={wayOn}>
      {coverage && coverage.deliveryPoints.length > 0 && <Points form={form} />}
    </CoverageAnswer>
  );
}

function Points({ form: { coverage, pointId, setPointId, problems } }: Props) {
  return (
    <Stack gap="sm">
      <ChoiceGroup legend={deliveryText.pointsHint}>
        {coverage?.deliveryPoints.map((point) => (
          <RadioCard key={point.id} name="punto" value={point.id} label={point.description || point.district} checked={point.id === pointId} onChange={() => setPointId(point.id)} />
        ))}
      </ChoiceGroup>
      <Text tone="danger" weight={600} role="alert">
        {problems.point}
      </Text>
    </Stack>
  );
}
