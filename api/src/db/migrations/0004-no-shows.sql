-- An order in cash that the shop had to cancel, because nobody was there to pay for it.
alter table orders add column no_show boolean not null default false;
create index orders_no_show on orders(store_id, closed_at) where no_show;
-- Guests are known by what they typed: their uses of a coupon and their no-shows are found without reading every order.
create index orders_phone on orders((contact->>'phone'));
create index orders_mailbox on orders((regexp_replace(lower(contact->>'email'), '\+[^@]*@', '@')));
