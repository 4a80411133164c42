-- When a session was used last, kept to five minutes, so that its owner can tell which device it is.
alter table session add column used_at timestamptz not null default now();
update session set used_at = rotated_at;
-- What happened to an account is shown to its owner, and forgotten with it.
create index audit_log_actor on audit_log(actor);
