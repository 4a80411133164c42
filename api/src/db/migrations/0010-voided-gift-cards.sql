-- A charge-back voids cards. A voided card stays so, and what orders give back to it later is voided as well: one entry by
-- itself, and one for each such order (gift_entry_once).
lock table gift_card in share row exclusive mode;
lock table gift_entry in access exclusive mode;

drop index gift_entry_issued_once;
create unique index gift_entry_issued_once on gift_entry(gift_card_id, kind) where kind = 'ISSUE' or (kind = 'VOID' and order_id is null);

-- The release before this one, which goes on meanwhile, would use a card again as soon as an order gives something back.
create function refuse_gift_revival() returns trigger language plpgsql as $$
begin
  raise exception 'gift card % is void and stays so', old.id using errcode = 'restrict_violation';
end;
$$;
create trigger gift_card_stays_void before update of status on gift_card for each row when (old.status = 'VOID' and new.status <> 'VOID') execute function refuse_gift_revival();
