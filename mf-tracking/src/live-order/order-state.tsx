import type { Order } from '@brasa/shared/domain/order';
import { progressOf } from '@brasa/shared/domain/order-status';
import { Heading, Row, Stack, Stepper, VisuallyHidden, theme } from '@brasa/shared/ui';
import Bike from 'lucide-react/icons/bike';
import ChefHat from 'lucide-react/icons/chef-hat';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import CreditCard from 'lucide-react/icons/credit-card';
import styled from '@emotion/styled';
import { ExpectedTime } from './expected-time.tsx';
import { isCancelled, isNotPaid } from './following.ts';
import { orderStage } from './order-stage.ts';
import { trackingText as text } from './tracking-text.ts';

const Phrase = styled.p`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size['2xl']};
  font-weight: 800;
  line-height: 1.12;
`;
const Medal = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};

  &[data-progress='2'] {
    background: ${theme.color.jadeSoft};
    color: ${theme.color.onJadeSoft};
  }
  &[data-progress='x'] {
    background: ${theme.color.sunken};
    color: ${theme.color.inkSoft};
  }
`;

const icons = [ChefHat, Bike, CircleCheck] as const;

type Props = { readonly order: Order; readonly receivedAt: number };

/** How far the order is: its phrase, when it is expected, and the numbered steps. One that is not paid is nowhere yet. */
export function OrderState({ order, receivedAt }: Props) {
  const progress = progressOf(order.status);
  const stage = orderStage(order);
  const isStopped = isCancelled(order) || isNotPaid(order);
  const Icon = isNotPaid(order) ? CreditCard : isCancelled(order) ? CircleX : icons[progress];
  return (
    <Stack gap="xl">
      {/* With large letters the words stand below the picture. */}
      <Row wrap gap="lg">
        <Medal data-progress={isStopped ? 'x' : progress}>
          <Icon size={30} aria-hidden="true" />
        </Medal>
        <Stack gap="xs" css={{ flex: '1 1 9rem' }}>
          <Heading level={1} size="md">
            {text.number(order.number)}
          </Heading>
          <Phrase role="status">
            <VisuallyHidden>{text.status}: </VisuallyHidden>
            {order.cardPayment === 'settled' ? stage.phrase : text.notPaid[order.cardPayment]}
          </Phrase>
          {!isStopped && <ExpectedTime order={order} receivedAt={receivedAt} />}
        </Stack>
      </Row>
      {!isStopped && <Stepper label={text.status} steps={stage.steps} current={stage.current} />}
    </Stack>
  );
}
