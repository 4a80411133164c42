import styled from '@emotion/styled';
import type { CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { twelveHour } from '@brasa/shared/domain/local-time';
import { formatMoney } from '@brasa/shared/domain/money';
import { isSentAtOnce, sendTime } from '@brasa/shared/domain/send-date';
import { ButtonLink, IconButton, media, Picture, pictureSize, Price, Text, theme, type PictureFiles } from '@brasa/shared/ui';
import { Pencil, Trash2 } from '@brasa/shared/ui/icons';
import { paths } from '../paths.ts';
import { dateProblem } from './cart-problems.ts';
import { cartText as text } from './cart-text.ts';

type Props = {
  readonly item: CertificateItem;
  readonly picture: PictureFiles;
  readonly currency: string;
  /** An instant. */
  readonly now: number;
  readonly onRemove: () => void;
};

/** One card: for whom, from whom, when and with which words. */
export function CartRow({ item, picture, currency, now, onRemove }: Props) {
  const { card, contact, sendDate } = item;
  const problem = dateProblem(item, now);
  const sentAtOnce = problem === undefined && isSentAtOnce(sendDate, now);
  return (
    <Row>
      <Frame>
        <Picture picture={picture} alt="" width={pictureSize.small} height={pictureSize.small} fill />
      </Frame>
      <Head>
        <h2>{card.name}</h2>
        <Price amount={card.price} symbol={currency} />
        {card.seenPrice !== undefined && <NewPrice>{text.newPrice(formatMoney(card.seenPrice, currency), formatMoney(card.price, currency))}</NewPrice>}
      </Head>
      <Facts>
        <dt>{text.recipient}</dt>
        <dd>
          {contact.recipientName}
          <small>{contact.recipientEmail}</small>
        </dd>
        <dt>{text.buyer}</dt>
        <dd>{contact.buyerName}</dd>
        <dt>{text.sending}</dt>
        <dd>
          {sentAtOnce ? text.atOnce : text.onADay(sendDate, twelveHour(sendTime))}
          {problem !== undefined && (
            <Text size="sm" tone="danger" weight={600}>
              {problem}
            </Text>
          )}
        </dd>
        {contact.dedication !== '' && (
          <>
            <dt>{text.dedication}</dt>
            <dd data-dedication="">{contact.dedication}</dd>
          </>
        )}
      </Facts>
      <Controls>
        <ButtonLink variant="ghost" to={paths.item(item)} aria-label={text.editItem(card.name, contact.recipientName)}>
          <Pencil size={18} aria-hidden="true" />
          {text.edit}
        </ButtonLink>
        {/* The second half of a double click falls on the row that has moved up: that one is meant to stay. */}
        <IconButton label={text.remove(card.name, contact.recipientName)} data-remove="" onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </Controls>
    </Row>
  );
}

const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `${theme.space.sm} ${theme.space.md}`,
  paddingBlock: theme.space.lg,
  borderTop: `1px solid ${theme.color.line}`,
  '&:first-of-type': { borderTop: 0 },
  [media.md]: { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: theme.space.lg },
});
const Frame = styled.div({ width: '72px', height: '72px', borderRadius: theme.radius.md, overflow: 'clip', [media.md]: { gridRow: 'span 2', width: '6rem', height: '6rem' } });
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  '& > h2': { fontSize: theme.size.md, fontWeight: 700, lineHeight: 1.25 },
});
const NewPrice = styled.p({
  flexBasis: '100%',
  padding: `0.125rem ${theme.space.sm}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.sm,
  background: theme.color.warningSoft,
  color: theme.color.onWarningSoft,
  fontSize: theme.size.sm,
  fontWeight: 600,
});
const Facts = styled.dl({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${theme.space.xs} ${theme.space.md}`,
  margin: 0,
  fontSize: theme.size.sm,
  [media.md]: { gridColumn: 2 },
  // The narrowest phones with letters twice as large: each fact below its name.
  '@media (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  '& dt': { color: theme.color.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd > small': { display: 'block', color: theme.color.inkSoft, fontSize: 'inherit' },
  // As it was written, line by line.
  '& [data-dedication]': { whiteSpace: 'pre-line' },
});
const Controls = styled.div({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: theme.space.sm });
