import { outcomeMessage } from '@brasa/shared/domain/coverage';
import { Button, ChoiceGroup, Notice, RadioCard, Row, Spinner, Stack, Text } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

type Props = { readonly form: DeliveryForm };

/** What the shop says of the place: who delivers there, what is still to choose, or what to do instead. */
export function CoverageAnswer({ form }: Props) {
  const { outcome, coverage, isChecking, problems } = form;
  if (isChecking) {
    return (
      <Row role="status" gap="sm">
        <Spinner />
        <Text as="span">{deliveryText.checking}</Text>
      </Row>
    );
  }
  if (!outcome || !coverage) {
    if (outcome?.kind === 'failed') {
      return (
        <Notice kind="error" live action={<Button variant="ghost" onClick={form.retry}>{deliveryText.retry}</Button>}>
          {outcomeMessage(outcome)}
        </Notice>
      );
    }
    return problems.place === undefined ? null : <Notice kind="error" live>{problems.place}</Notice>;
  }

  switch (outcome.kind) {
    case 'home':
    case 'choose-point':
      return (
        <Stack gap="md">
          <Notice kind="success" live title={deliveryText.covered([coverage.districtName, coverage.zoneName].filter(Boolean).join(', '))}>
            {deliveryText.from(coverage.shopName)}
          </Notice>
          {coverage.deliveryPoints.length > 0 && <Points form={form} />}
        </Stack>
      );
    case 'pickup-only-here':
      return (
        <Notice kind="warning" live action={<Button variant="ghost" onClick={() => form.collectAt(outcome.shopId)}>{deliveryText.collectThere}</Button>}>
          {outcomeMessage(outcome)}
        </Notice>
      );
    case 'no-coverage':
    case 'pickup-only-now':
      return (
        <Notice kind="warning" live action={<Button variant="ghost" onClick={() => form.setService('pickup')}>{deliveryText.seeShops}</Button>}>
          {outcomeMessage(outcome)}
        </Notice>
      );
    case 'blocked':
    case 'failed':
      return null;
  }
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
