-- Which tables an erasure concerned, and when it was: only these are rewritten, in the night. Null, as releases before this one
-- leave it: all tables, in the hour.
alter table erasure add column tables text[], add column at timestamptz not null default now();
