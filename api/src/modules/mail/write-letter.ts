import { unpaidLifeMs } from '@brasa/shared/domain/card-payment';
import { timeText, twelveHour } from '@brasa/shared/domain/local-time';
import { formatMoney } from '@brasa/shared/domain/money';
import type { Trx } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { createLink, linkLife } from '../auth/one-time-links.ts';
import { mostADay } from '../gift-cards/day-limit.ts';
import { cardToPrint } from '../gift-cards/card-to-print.ts';
import type { ReleaseHolder } from '../catalog/release-holder.ts';
import { orderByHash } from '../orders/order-rows.ts';
import { mailText, mailWords } from './mail-text.ts';
import type { LetterText } from './mail-text.ts';
import { orderBill, orderParagraphs } from './order-words.ts';
import { waitedForMs } from './out-of-date.ts';
import type { LetterName, Letters } from './outbox.ts';
import type { Letter } from './render-mail.ts';
import { withoutLinks } from './without-links.ts';

export type LetterContext = { readonly publicUrl: string; readonly secrets: Pick<Secrets, 'giftKey'>; readonly release: Pick<ReleaseHolder, 'current'>; readonly now: number };

type Writers = { readonly [Name in LetterName]: (trx: Trx, context: LetterContext, vars: Letters[Name], to: string) => Promise<Letter | null> };

const letter = ({ subject, paragraphs, action }: LetterText, { name = '', url = '', first = [] }: { name?: string; url?: string; first?: readonly string[] } = {}): Letter => ({
  subject,
  name,
  paragraphs: [...first, ...paragraphs],
  ...(action !== undefined && url !== '' && { link: { label: action, url } }),
});

const activationPage = (context: LetterContext, secret: string): string => `${context.publicUrl}/validar-cuenta?hash=${secret}`;
const passwordPage = (context: LetterContext, secret: string): string => `${context.publicUrl}/updatepass/${secret}`;
/** Of a purchase of gift cards. */
const purchasePage = (context: LetterContext, hash: string): string => `${context.publicUrl}/certificados/compra/${hash}`;
const buyerName = ({ name }: Record<string, unknown>): string => withoutLinks(typeof name === 'string' ? name : '');
const forgotPage = (context: LetterContext): string => `${context.publicUrl}/forgot-password`;

const account = (trx: Trx, by: { readonly id: number } | { readonly email: string }) => {
  const query = trx.selectFrom('customer').select(['id', 'nombres', 'status', 'password_hash']).where('status', '!=', 'DEL');
  return ('id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)).executeTakeFirst();
};

async function withPasswordLink(trx: Trx, context: LetterContext, text: LetterText, owner: { id: number; nombres: string }, life: number): Promise<Letter> {
  const secret = await createLink(trx, { kind: 'PASSWORD', customerId: owner.id, life, now: context.now });
  return letter(text, { name: owner.nombres, url: passwordPage(context, secret) });
}

async function withActivationLink(trx: Trx, context: LetterContext, text: LetterText, owner: { id: number; nombres: string }, signUpId?: number): Promise<Letter> {
  const secret = await createLink(trx, { kind: 'ACTIVATE', customerId: owner.id, ...(signUpId !== undefined && { signUpId }), life: linkLife.activation, now: context.now });
  return letter(text, { name: owner.nombres, url: activationPage(context, secret) });
}

const aboutPasskey = (context: LetterContext, name: 'passkey-added' | 'passkey-renamed' | 'passkey-removed', { passkey }: { readonly passkey: string }): Letter =>
  letter(mailText[name], { url: forgotPage(context), first: [mailWords.passkey(withoutLinks(passkey))] });

/** About a purchase of gift cards, to its buyer. `reason`: comes after its number. */
async function purchaseLetter(trx: Trx, context: LetterContext, text: LetterText, orderId: number, reason: readonly string[] = []): Promise<Letter | null> {
  const order = await trx.selectFrom('orders').select(['number', 'hash', 'total_cents', 'contact']).where('id', '=', orderId).executeTakeFirst();
  return order ? letter(text, { name: buyerName(order.contact), url: purchasePage(context, order.hash), first: [mailWords.orderNumber(order.number, formatMoney(order.total_cents)), ...reason] }) : null;
}

/** Null: by now there is nobody to write to, or nothing to say. */
const writers: Writers = {
  'order-not-paid': async (_trx, context, { hash }) => letter(mailText['order-not-paid'], { url: `${context.publicUrl}/tracking/${hash}` }),
  async 'card-refused'(trx, context, { orderId }) {
    const order = await trx.selectFrom('orders').select(['number', 'hash', 'placed_at']).where('id', '=', orderId).where('status', '=', 'PEN').where('confirmed_at', 'is', null).where('pay_status', '=', 'FAILED').executeTakeFirst();
    const until = (order?.placed_at.getTime() ?? 0) + unpaidLifeMs;
    if (!order || until <= context.now) return null;
    return letter(mailText['card-refused'], { url: `${context.publicUrl}/tracking/${order.hash}`, first: [mailWords.payUntil(order.number, twelveHour(timeText(until)))] });
  },

  async 'payment-returned'(trx, context, { orderId, paymentId, reason }) {
    const order = await trx.selectFrom('orders').innerJoin('payment', 'payment.order_id', 'orders.id').select(['number', 'hash', 'kind', 'amount_cents']).where('orders.id', '=', orderId).where('payment.id', '=', paymentId).executeTakeFirst();
    if (!order) return null;
    const { returned } = mailWords;
    const first = [returned.amount(order.number, formatMoney(order.amount_cents)), returned[reason]];
    const text = mailText['payment-returned'];
    if (order.kind === 'CER') return letter({ ...text, action: mailText['gift-receipt'].action }, { url: purchasePage(context, order.hash), first });
    const [back, questions] = text.paragraphs;
    return letter({ ...text, paragraphs: [back, ...(reason === 'late' ? [returned.orderAgain] : []), questions] }, { url: `${context.publicUrl}/tracking/${order.hash}`, first });
  },

  async 'order-received'(trx, context, { hash }) {
    const order = await orderByHash(trx, hash);
    // Cancelled, or delivered long ago, before the letter could be sent: the mail server was away.
    if (!order || order.status === 'CAN' || (order.reachedAt.FIN ?? context.now) + waitedForMs <= context.now) return null;
    const { paragraphs, ...text } = mailText['order-received'];
    const release = context.release.current();
    const written = letter({ ...text, paragraphs: orderParagraphs(order, release.shopById.get(order.shopId), context.now) }, { url: `${context.publicUrl}/tracking/${hash}` });
    return { ...written, bill: { rows: orderBill(order, release.catalog), after: paragraphs } };
  },

  async activate(trx, context, { customerId, signUpId }) {
    const owner = await account(trx, { id: customerId });
    const typed = await trx.selectFrom('sign_up').select('details').where('id', '=', signUpId).executeTakeFirst();
    return owner?.status === 'PEN' && typed ? withActivationLink(trx, context, mailText.activate, { ...owner, nombres: typed.details.nombres }, signUpId) : null;
  },

  async 'activate-with-password'(trx, context, { customerId }) {
    const owner = await account(trx, { id: customerId });
    return owner?.status === 'PEN' ? withPasswordLink(trx, context, mailText['activate-with-password'], owner, linkLife.activation) : null;
  },

  // Signed up more than once: nobody knows whose password is the owner's, so the owner chooses one.
  async 'activate-again'(trx, context, _vars, to) {
    const owner = await account(trx, { email: to });
    if (owner?.status !== 'PEN') return null;
    const signUps = await trx.selectFrom('sign_up').select('id').where('customer_id', '=', owner.id).limit(2).execute();
    if (owner.password_hash === null || signUps.length > 1) return withPasswordLink(trx, context, mailText['activate-with-password'], owner, linkLife.activation);
    return withActivationLink(trx, context, mailText['activate-again'], owner, signUps[0]?.id);
  },

  async 'recover-password'(trx, context, _vars, to) {
    const owner = await account(trx, { email: to });
    return owner && owner.status !== 'INA' ? withPasswordLink(trx, context, mailText['recover-password'], owner, linkLife.password) : null;
  },

  async 'account-exists'(trx, context, _vars, to) {
    const owner = await account(trx, { email: to });
    return owner && owner.status !== 'INA' ? withPasswordLink(trx, context, mailText['account-exists'], owner, linkLife.password) : null;
  },

  async 'account-closed'(trx, context, { customerId }) {
    const owner = await account(trx, { id: customerId });
    if (owner?.status !== 'INA') return null;
    const secret = await createLink(trx, { kind: 'UNDELETE', customerId, life: linkLife.undo, now: context.now });
    return letter(mailText['account-closed'], { name: owner.nombres, url: activationPage(context, secret) });
  },

  async 'password-changed'(_trx, context, { byLink = false, passkeys = 0 }) {
    const { paragraphs: [changed, ...advice], ...rest } = mailText['password-changed'];
    const consequences = byLink ? [mailWords.allEnded(passkeys)] : passkeys > 0 ? [mailWords.keptPasskeys(passkeys)] : [];
    return letter({ ...rest, paragraphs: [changed, ...consequences, ...advice] }, { url: forgotPage(context) });
  },
  'login-attempts': async (_trx, context) => letter(mailText['login-attempts'], { url: forgotPage(context) }),
  'session-ended': async (_trx, context) => letter(mailText['session-ended'], { url: forgotPage(context) }),

  'passkey-added': async (_trx, context, vars) => aboutPasskey(context, 'passkey-added', vars),
  'passkey-renamed': async (_trx, context, vars) => aboutPasskey(context, 'passkey-renamed', vars),
  'passkey-removed': async (_trx, context, vars) => aboutPasskey(context, 'passkey-removed', vars),

  async 'gift-card'(trx, context, vars) {
    const card = await cardToPrint(trx, { ...context, ...vars });
    return card && { ...letter(mailText['gift-card'], { name: withoutLinks(card.recipient), url: card.url }), gift: card };
  },

  'gift-receipt': async (trx, context, { orderId }) => purchaseLetter(trx, context, mailText['gift-receipt'], orderId),
  'gift-voided': async (trx, context, { orderId }) => purchaseLetter(trx, context, mailText['gift-voided'], orderId),
  'gift-over-limit': async (trx, context, { orderId }) => purchaseLetter(trx, context, mailText['gift-over-limit'], orderId, [mailWords.overLimit(formatMoney(mostADay))]),
  // Whoever bought others instead of these does not want these any more.
  async 'gift-paid-late'(trx, context, { orderId, reason }) {
    const { paragraphs, ...text } = mailText['gift-paid-late'];
    return purchaseLetter(trx, context, { ...text, paragraphs: [...paragraphs, ...(reason === 'replaced' ? [] : [mailWords.returned.buyAgain])] }, orderId);
  },

  async 'gift-card-voided'(trx, _desk, { cardId }) {
    const card = await trx
      .selectFrom('gift_card')
      .leftJoin('customer', 'customer.id', 'gift_card.owner_id')
      .select(['recipient_name', 'buyer_name', 'initial_cents', 'nombres'])
      .where('gift_card.id', '=', cardId)
      .executeTakeFirst();
    if (!card) return null;
    const { subject, paragraphs } = mailText['gift-card-voided'];
    const [reason, ...others] = paragraphs;
    const all = [mailWords.voided(withoutLinks(card.buyer_name), formatMoney(card.initial_cents)), reason, ...(card.nombres === null ? [] : [mailWords.waitingOrders]), ...others];
    return letter({ subject, paragraphs: all }, { name: withoutLinks(card.nombres ?? card.recipient_name) });
  },

  async 'gift-undelivered'(trx, context, { cardId }) {
    const card = await trx
      .selectFrom('gift_card')
      .innerJoin('orders', 'orders.id', 'gift_card.order_id')
      .select(['gift_card.recipient_name', 'gift_card.recipient_email', 'orders.hash', 'orders.contact'])
      .where('gift_card.id', '=', cardId)
      .where('gift_card.status', '=', 'ISSUED')
      .where('gift_card.undelivered_at', 'is not', null)
      .executeTakeFirst();
    return card ? letter(mailText['gift-undelivered'], { name: buyerName(card.contact), url: purchasePage(context, card.hash), first: [mailWords.undelivered(withoutLinks(card.recipient_name), withoutLinks(card.recipient_email))] }) : null;
  },
};

export type OutboxRow = { readonly template: string; readonly vars: unknown; readonly to_email: string };

const isKnown = (template: string): template is LetterName => template in writers;

export async function writeLetter(trx: Trx, context: LetterContext, { template, vars, to_email: to }: OutboxRow): Promise<Letter | null> {
  // Queued by an instance of a newer release: one of these writes it when it is tried again.
  if (!isKnown(template)) throw new Error(`This release knows no letter ${template}.`);
  const write = writers[template] as (trx: Trx, context: LetterContext, vars: unknown, to: string) => Promise<Letter | null>;
  return write(trx, context, vars, to);
}
