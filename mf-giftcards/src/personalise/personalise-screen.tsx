import styled from '@emotion/styled';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { certificateExcess, certificateLimits, changeCertificate, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { AreaSkeleton, useCatalog, useContentReady, usePageTitle, useStore } from '@brasa/shared/react';
import { ButtonLink, Card, Container, Heading, media, Notice, Picture, pictureSize, Price, Stack, Text, theme } from '@brasa/shared/ui';
import type { GiftCard } from '@brasa/shared/wire/gift-card-wire';
import { addCertificate, certificateStore, changeCertificates, type CertificateState } from '../cart/certificate-store.ts';
import { designQuery } from '../designs/designs-query.ts';
import { designsText } from '../designs/designs-text.ts';
import { paths } from '../paths.ts';
import { itemOf, valuesOf, type FormValues } from './form-values.ts';
import { PersonaliseForm } from './personalise-form.tsx';
import { personaliseText as text } from './personalise-text.ts';

/** One design, and the form that makes it somebody's gift; with `item` in the address, a card of the cart is changed. */
export function PersonaliseScreen() {
  usePageTitle(text.title);
  const { id } = useParams();
  const [search] = useSearchParams();
  const { data: design } = useSuspenseQuery(designQuery(useQueryClient(), Number(id)));
  const state = useStore(certificateStore);
  const itemId = search.get('item');
  const item = itemId === null ? undefined : state.cart.items.find((each) => each.id === itemId);
  useContentReady(state.isRead);

  if (!design) return <Navigate to={paths.designs} replace />;
  if (!state.isRead) return <AreaSkeleton />;
  // It was removed meanwhile, in another tab for instance.
  if (itemId !== null && item?.card.id !== design.id) return <Navigate to={paths.cart} replace />;
  return <Personalise key={`${design.id} ${itemId}`} design={design} item={item} state={state} />;
}

type Props = { readonly design: GiftCard; readonly item: CertificateItem | undefined; readonly state: CertificateState };

function Personalise({ design, item, state: { cart } }: Props) {
  const { currency, certificateDedication } = useCatalog().config;
  const navigate = useNavigate();
  const excess = item ? null : certificateExcess(cart, design.price);
  const start = item ?? { contact: { buyerName: cart.items.at(-1)?.contact.buyerName ?? '', recipientName: '', recipientEmail: '', dedication: certificateDedication }, sendDate: '' };

  const finish = (values: FormValues): void => {
    const { id, name, price } = design;
    // First: with the card in the cart this page may have another thing to say.
    void navigate(paths.cart);
    if (item) changeCertificates((current) => changeCertificate(current, item.id, itemOf(values)));
    else addCertificate({ ...itemOf(values), card: { id, name, price } });
  };

  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <Columns>
        <Design>
          <Frame>
            <Picture picture={design.pictures.medium} alt="" width={pictureSize.medium} height={pictureSize.medium} priority fill />
          </Frame>
          <Stack gap="xs">
            <Heading level={1}>{design.name}</Heading>
            <Price amount={design.price} size="lg" symbol={currency} />
            <Text tone="soft">{design.description}</Text>
          </Stack>
        </Design>
        <Form>
          {excess ? (
            <Notice
              kind="warning"
              action={
                <ButtonLink variant="secondary" to={paths.cart}>
                  {text.seeCart}
                </ButtonLink>
              }
            >
              <p>{excess === 'too-many' ? text.full['too-many'] : text.full['too-much'](formatMoney(certificateLimits.subtotal, currency))}</p>
            </Notice>
          ) : (
            <PersonaliseForm start={valuesOf(start)} isChange={item !== undefined} onDone={finish} />
          )}
        </Form>
        <Terms>
          <Heading level={2} size="md">
            {designsText.termsTitle}
          </Heading>
          <ul>
            {designsText.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <All to={paths.designs} variant="ghost">
            {designsText.all}
          </All>
        </Terms>
      </Columns>
    </Container>
  );
}

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xl,
  alignItems: 'start',
  [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'auto 1fr', columnGap: theme.space['2xl'] },
});
const Design = styled.div({ display: 'grid', gap: theme.space.lg, alignItems: 'center', [media.sm]: { gridTemplateColumns: '12rem minmax(0, 1fr)' }, [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
/** Wide on phones, so that the form is not far below. */
const Frame = styled.div({ overflow: 'clip', borderRadius: theme.radius.lg, aspectRatio: '16 / 10', [media.sm]: { aspectRatio: '1' } });
/** Beside the design and its terms on wide screens, between them on narrow ones. */
const Form = styled(Card)({ [media.md]: { gridColumn: 2, gridRow: '1 / span 2' } });
const Terms = styled.div({ '& ul': { margin: `${theme.space.xs} 0 ${theme.space.md}`, paddingLeft: theme.space.lg, color: theme.color.inkSoft, fontSize: theme.size.sm } });
/** Its words stand in line with those above. */
const All = styled(ButtonLink)({ marginLeft: `calc(-1 * ${theme.space.lg})` });
