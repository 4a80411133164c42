-- What is looked for with every order, every notice and every minute is found without reading a whole table.
create index payment_order on payment(order_id);
create index payment_open on payment(created_at) where status in ('CREATED', 'EXPIRED');
create index payment_event_refund on payment_event(payment_id) where body->>'refund' = 'true';
create index payment_event_payment on payment_event(payment_id);
create index gift_entry_order on gift_entry(order_id) where order_id is not null;
create index throttle_window on throttle(window_start);
