-- A day with other hours than its weekday's; without any the shop stays closed, as before.
alter table store_closure add column open_min int check (open_min between 0 and 1439);
alter table store_closure add column close_min int check (close_min between 1 and 2880);
alter table store_closure add constraint store_closure_hours check ((open_min is null) = (close_min is null) and (close_min is null or close_min > open_min));
