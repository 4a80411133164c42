-- One row for each transaction that erased something about people, until it is out of the files as well: the embedded database
-- keeps deleted rows in them, and rewrites them afterwards. What releases before this one erased is still there.
create table erasure (id bigint generated always as identity primary key);
insert into erasure (id) overriding system value select nextval(pg_get_serial_sequence('erasure', 'id')) where exists (select from customer);
