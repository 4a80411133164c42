-- Keys of devices by which a customer logs in without a password (WebAuthn). Public keys only: whoever reads this table can log in nowhere.
create table passkey (
  id bigint generated always as identity primary key, customer_id bigint not null references customer(id) on delete cascade,
  credential_id text not null unique check (length(credential_id) between 16 and 1400), public_key bytea not null, counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}', name text not null check (length(name) between 1 and 40), created_at timestamptz not null default now(), used_at timestamptz
);
create index passkey_customer on passkey(customer_id);
-- What a device has to sign, once and within minutes. Only its hash is kept. Of a log-in nobody knows yet whose it is.
create table passkey_challenge (
  challenge_hash bytea primary key, purpose text not null check (purpose in ('LOGIN','CONFIRM','REGISTER')), session_id uuid references session(id) on delete cascade, expires_at timestamptz not null,
  check ((purpose = 'LOGIN') = (session_id is null))
);
create index passkey_challenge_expiry on passkey_challenge(expires_at);
create index passkey_challenge_session on passkey_challenge(session_id) where session_id is not null;
