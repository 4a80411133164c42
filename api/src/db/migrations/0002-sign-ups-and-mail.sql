-- What somebody typed when signing up waits beside the account until the link of that very sign-up is used: a stranger who
-- signs up with a mailbox that is not his never decides the password of whoever opens the mail.
create table sign_up (
  id bigint generated always as identity primary key, customer_id bigint not null references customer(id) on delete cascade,
  password_hash text not null, details jsonb not null, created_at timestamptz not null default now()
);
create index sign_up_customer on sign_up(customer_id);
alter table one_time_token add column sign_up_id bigint references sign_up(id) on delete cascade;
create index one_time_token_customer on one_time_token(customer_id);
-- null: at once
alter table mail_outbox add column next_at timestamptz;
create index mail_outbox_queued on mail_outbox(id) where status = 'QUEUED';
create index customer_closed on customer(deleted_at) where status = 'INA';
