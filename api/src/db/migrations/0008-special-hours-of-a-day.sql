-- Nobody is open for more than a day at once: hours that end two days later would overlap those of the next day.
-- Rows that the check before allowed must not keep an instance from starting.
update store_closure set close_min = open_min + 1440 where close_min > open_min + 1440;
alter table store_closure add constraint store_closure_one_day check (close_min is null or close_min <= open_min + 1440);
