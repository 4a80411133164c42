-- Who gives money back holds the payment until then, in no transaction: the provider may take its time.
alter table payment add column refund_held_until timestamptz;
