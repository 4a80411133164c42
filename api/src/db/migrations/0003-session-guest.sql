-- Who the browser was before the log-in: an order it sent as a guest is known again when the customer asks for it.
alter table session add column guest_id uuid;
create index session_guest on session(customer_id, created_at) where guest_id is not null;
