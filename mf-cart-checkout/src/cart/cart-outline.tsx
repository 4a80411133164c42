import type { Outline } from '@brasa/shared/react';
import { storedCartScript } from '@brasa/shared/stores/stored-cart-script';
import { Badge, Card, Container, Divider, Heading, PageHeading, Skeleton, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import { Aside, Columns } from '@brasa/shared/ui/pay-page';
import { Amounts, Controls, fingerRoom, Frame, Lines, Options, Page, Row, Summary, Words } from './cart-layout.ts';
import { cartText } from './cart-text.ts';

/** As tall as a line of words. */
const Coming = ({ width }: { readonly width: string }) => (
  <span css={{ display: 'flex', alignItems: 'center', height: '1lh' }}>
    <Skeleton shape="text" width={width} />
  </span>
);

/** One row, as `CartRow` draws it; `data-…` is what `fill` fills in or takes out. */
const RowOutline = () => (
  <Row data-row>
    <Frame data-frame>
      <Skeleton height="100%" />
    </Frame>
    <Words>
      <h2 data-name>
        <Coming width="9rem" />
      </h2>
      <span css={{ display: 'grid' }} data-promotion>
        <Badge tone="promo">{cartText.promo}</Badge>
      </span>
      <Options>
        <li data-option>
          <Coming width="11rem" />
        </li>
      </Options>
      <Text size="sm" data-each>
        <Coming width="5rem" />
      </Text>
      <span css={fingerRoom} data-edit>
        <Coming width="3rem" />
      </span>
    </Words>
    <Controls>
      <span css={{ padding: '0.125rem', border: '1.5px solid transparent' }} data-stepper>
        <Skeleton width="7rem" height={theme.touchTarget} shape="pill" />
      </span>
      <span css={{ marginLeft: 'auto' }}>
        <Skeleton width="4.5rem" />
      </span>
    </Controls>
  </Row>
);

/** The cart without what only the device knows: drawn by the server for devices that have one, and while it is being read. No price is in it: those are the area's alone. */
export const CartOutline = () => (
  <Container aria-busy="true">
    <Page>
      <PageHeading level={1}>{cartText.title}</PageHeading>
      <VisuallyHidden role="status">{cartText.loading}</VisuallyHidden>
      <Columns>
        <Card>
          <Lines data-lines>
            <RowOutline />
          </Lines>
        </Card>
        <Aside>
          <Card>
            <Summary>
              <Heading level={2} size="xl">
                {cartText.summary}
              </Heading>
              <Amounts>
                <div>
                  {cartText.subtotal}
                  <Coming width="4rem" />
                </div>
              </Amounts>
              <Divider />
              <Amounts data-size="lg">
                <div>
                  {cartText.total}
                  <Coming width="5rem" />
                </div>
              </Amounts>
            </Summary>
          </Card>
        </Aside>
      </Columns>
    </Page>
  </Container>
);

/**
 * Names, pictures and what was chosen, in the order of `displayGroups`. What a pizza is made of stands in the cart as numbers: its lines are
 * counted as `describeSelection` counts them, and stay gray.
 */
const fill = `${storedCartScript}
const groups = [];
for (const line of lines) {
  const group = groups.find(([first]) => first.sequence === line.sequence);
  if (group) group.push(line);
  else groups.push([line]);
}
const placeOf = ([{ sequence, promo }]) => {
  const trigger = promo?.triggerSequence ?? null;
  if (trigger === null) return [sequence, 0, 0];
  const follows = groups.some(([line]) => line.sequence === trigger && line.promo === null);
  return [follows ? trigger : Infinity, 1, sequence];
};
const compare = (a, b) => a[0] === b[0] ? a[1] - b[1] || a[2] - b[2] : a[0] - b[0];
groups.sort((a, b) => compare(placeOf(a), placeOf(b)));
const pizzaLines = ({ ingredients }) => {
  const isThere = (each) => each.kind === 'specialty' || each.origin !== 'removed';
  const parts = ingredients.map((each) => isThere(each) ? each.coverage : 'removed');
  return [null, ...new Set(parts)].fill(null);
};
const list = view.querySelector('[data-lines]');
const sample = list.firstElementChild;
const rowOf = (group) => {
  const [{ name, pictures, selection, promo }] = group;
  const row = sample.cloneNode(true);
  const [frame, title, badge, option, each, edit, stepper] = ['frame', 'name', 'promotion', 'option', 'each', 'edit', 'stepper'].map((part) => row.querySelector('[data-' + part + ']'));
  title.textContent = name;
  if (pictures.small.jpg) {
    const image = new Image();
    image.alt = '';
    image.src = pictures.small.webp || pictures.small.jpg;
    frame.replaceChildren(image);
  }
  const options = selection.filter(({ hidden }) => !hidden).flatMap(({ pizza, name }) => pizza ? pizzaLines(pizza) : [name]).filter((text) => text !== '');
  option.replaceWith(...options.map((text) => {
    const item = option.cloneNode(true);
    if (text !== null) item.textContent = text;
    return item;
  }));
  if (options.length === 0) row.querySelector('ul').remove();
  if (selection.length === 0) edit.remove();
  if (group.length === 1) each.remove();
  if (promo) {
    row.dataset.promo = 'true';
    stepper.remove();
  } else badge.remove();
  return row;
};
if (groups.length > 0) list.replaceChildren(...groups.map(rowOf));`;

export const cartOutline: Outline = { View: CartOutline, fill: fill.replaceAll(/\n\s+/g, '\n') };
