import styled from '@emotion/styled';
import { ToastedMessage } from '@brasa/shared/react/toasted-message';
import { ChoiceGroup, media, RadioCard } from '@brasa/shared/ui';
import { Bike, Store } from '@brasa/shared/ui/icons';
import { deliveryText } from './delivery-text.ts';

export type Service = 'home' | 'pickup';

type Props = {
  readonly value: Service | null;
  readonly onChange: (service: Service) => void;
  /** Why nobody delivers to the door now; undefined when somebody does. */
  readonly homeClosed: string | undefined;
};

export const ServiceChoice = ({ value, onChange, homeClosed }: Props) => (
  <Wide>
    <ChoiceGroup legend={deliveryText.question}>
      <RadioCard
        name="servicio"
        value="home"
        label={deliveryText.home}
        description={homeClosed === undefined ? deliveryText.homeHint : <ToastedMessage message={homeClosed} meanwhile={deliveryText.homeClosed} />}
        media={<Bike aria-hidden="true" />}
        checked={value === 'home'}
        disabled={homeClosed !== undefined}
        onChange={() => onChange('home')}
      />
      <RadioCard
        name="servicio"
        value="pickup"
        label={deliveryText.pickup}
        description={deliveryText.pickupHint}
        media={<Store aria-hidden="true" />}
        checked={value === 'pickup'}
        onChange={() => onChange('pickup')}
      />
    </ChoiceGroup>
  </Wide>
);

/** Beside each other only where both have room for their words. */
const Wide = styled.div({ [media.sm]: { '& > fieldset': { gridTemplateColumns: '1fr 1fr' }, '& > fieldset > legend': { gridColumn: '1 / -1' } } });
