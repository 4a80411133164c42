import type { DefaultInstant, DefaultJson, Day, Generated, Instant, Json, NullableJson } from './columns.ts';

export type OrderStatusCode = 'PEN' | 'ASI' | 'INI' | 'LLE' | 'DES' | 'LLC' | 'ENT' | 'FIN' | 'CAN' | 'ENV' | 'ERR';

type GiftEntryKind = 'ISSUE' | 'HOLD' | 'CAPTURE' | 'RELEASE' | 'REFUND' | 'EXPIRE' | 'VOID' | 'ADJUST';

export type OrderTables = {
  coupon: {
    id: Generated<number>;
    code: string;
    name: string;
    description: Generated<string>;
    kind: 'PORCENTAJE' | 'MONTO' | 'PRECIO' | 'PRODUCTO';
    value_cents: Generated<number>;
    percent: number | null;
    min_cents: Generated<number>;
    product_id: number | null;
    sold_id: number | null;
    applies: Generated<number[]>;
    members: Generated<number[]>;
    cheapest_only: Generated<boolean>;
    channel: Generated<'TODO' | 'DOMI' | 'LLEV'>;
    starts_at: Instant;
    ends_at: Instant;
    max_uses: number | null;
    used: Generated<number>;
    per_customer: Generated<number>;
    personal: Generated<boolean>;
    active: Generated<boolean>;
  };
  coupon_grant: { coupon_id: number; email: string; granted_at: DefaultInstant };
  orders: {
    id: Generated<number>;
    number: number;
    hash: string;
    kind: Generated<'ORD' | 'CER'>;
    customer_id: number | null;
    guest_id: string | null;
    store_id: number | null;
    zone_id: number | null;
    delivery_point_id: number | null;
    delivery: 'DOM' | 'TRA' | null;
    status: Generated<OrderStatusCode>;
    confirmed_at: Instant | null;
    placed_at: DefaultInstant;
    scheduled_for: Instant | null;
    closed_at: Instant | null;
    subtotal_cents: number;
    discount_cents: Generated<number>;
    total_cents: number;
    gift_cents: Generated<number>;
    pay_method: 'E' | 'T' | 'C';
    pay_status: 'NONE' | 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';
    contact: Json<Record<string, unknown>>;
    destination: NullableJson<Record<string, unknown>>;
    invoice: NullableJson<Record<string, unknown>>;
    comments: Generated<string>;
    warranty_type: string | null;
    warranty_text: Generated<string>;
    catalog_version: string;
    device: NullableJson<Record<string, unknown>>;
    content_hash: string;
    /** Cancelled because nobody was there to pay. */
    no_show: Generated<boolean>;
    plan: NullableJson<Record<string, unknown>>;
    version: Generated<number>;
  };
  order_line: {
    order_id: number;
    pos: number;
    product_id: number;
    tip: string;
    name: string;
    qty: number;
    unit_cents: number;
    original_cents: number;
    line_cents: number;
    suggested: Generated<boolean>;
    promo_id: number | null;
    coupon_id: number | null;
    entries: DefaultJson<readonly unknown[]>;
    marker: NullableJson<Record<string, unknown>>;
  };
  order_event: { id: Generated<number>; order_id: number; status: string; at: DefaultInstant; source: string };
  coupon_redemption: { coupon_id: number; order_id: number; who: string; state: 'HELD' | 'USED' | 'RELEASED'; at: DefaultInstant };
  idempotency: { scope: string; route: string; key: string; request_hash: string; status: number | null; response: NullableJson<unknown>; created_at: DefaultInstant; expires_at: Instant };
  payment: {
    id: Generated<number>;
    order_id: number;
    method: 'E' | 'T' | 'C';
    amount_cents: number;
    status: 'CREATED' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'REFUNDED' | 'EXPIRED';
    provider: string | null;
    provider_ref: string | null;
    card_brand: string | null;
    card_last4: string | null;
    token_hash: Uint8Array | null;
    origin: string | null;
    expires_at: Instant | null;
    created_at: DefaultInstant;
    settled_at: Instant | null;
    /** Its money is on the way back; whoever asks the provider holds it. */
    refund_held_until: Instant | null;
  };
  payment_event: { provider: string; event_id: string; payment_id: number | null; received_at: DefaultInstant; body: Json<unknown> };
  gift_card: {
    id: Generated<number>;
    design_id: number;
    order_id: number;
    order_pos: number;
    code_mac: Uint8Array;
    code_last4: string;
    buyer_name: string;
    recipient_name: string;
    recipient_email: string;
    dedication: Generated<string>;
    initial_cents: number;
    balance_cents: number;
    status: Generated<'ISSUED' | 'ACTIVE' | 'SPENT' | 'EXPIRED' | 'VOID'>;
    owner_id: number | null;
    issued_at: DefaultInstant;
    activated_at: Instant | null;
    expires_on: Day;
    code_version: Generated<number>;
    letter: Generated<number>;
    sent_at: Instant | null;
    undelivered_at: Instant | null;
  };
  /** One movement of one card; only grows. `delta_cents`: what it changes of the balance. Its postings are made by the database. */
  gift_entry: { id: Generated<number>; gift_card_id: number; order_id: number | null; kind: GiftEntryKind; delta_cents: number; at: DefaultInstant };
  /** Every posting with its movement; what came into the account, negative what left it. */
  gift_ledger: { gift_card_id: number; order_id: number | null; kind: GiftEntryKind; at: Date; entry_id: number; account: 'sold' | 'balance' | 'held' | 'redeemed' | 'expired' | 'voided' | 'adjusted'; amount_cents: number };
  /** `next_at`: when it is tried (again); null: at once. */
  mail_outbox: { id: Generated<number>; dedupe: string; to_email: string; template: string; vars: Json<Record<string, unknown>>; status: Generated<'QUEUED' | 'SENT' | 'FAILED'>; attempts: Generated<number>; next_at: Instant | null; sent_at: Instant | null; created_at: DefaultInstant };
  audit_log: { id: Generated<number>; at: DefaultInstant; actor: string; action: string; target: string | null; ip: string | null; detail: NullableJson<unknown> };
};
