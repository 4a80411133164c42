-- Somebody was erased: the tables named are rewritten within the hour and not in the night. Rows without tables are urgent as before.
alter table erasure add column urgent boolean not null default false;
