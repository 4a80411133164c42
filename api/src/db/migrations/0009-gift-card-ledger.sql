-- Gift cards in double entry: a row of gift_entry is one movement of one card, and its postings say between which accounts
-- the money went. They are made here and not by the api: the release before this one, which goes on meanwhile, writes
-- gift_entry and knows nothing of postings.
lock table gift_card in share row exclusive mode;
lock table gift_entry in access exclusive mode;

alter table gift_entry drop constraint gift_entry_kind_check;
alter table gift_entry add constraint gift_entry_kind_check check (kind in ('ISSUE','HOLD','CAPTURE','RELEASE','REFUND','EXPIRE','VOID','ADJUST'));
-- What an order had paid with and got back was called a release until now.
update gift_entry refund set kind = 'REFUND' from gift_entry capture
  where refund.kind = 'RELEASE' and capture.kind = 'CAPTURE' and capture.gift_card_id = refund.gift_card_id and capture.order_id = refund.order_id;
-- A balance that its movements do not explain is kept, and said to be so.
insert into gift_entry (gift_card_id, kind, delta_cents)
  select card.id, 'ADJUST', card.balance_cents - coalesce(sum(entry.delta_cents), 0)
  from gift_card card left join gift_entry entry on entry.gift_card_id = card.id
  group by card.id having card.balance_cents <> coalesce(sum(entry.delta_cents), 0);

alter table gift_entry add constraint gift_entry_of_order check (order_id is not null or kind not in ('HOLD','CAPTURE','RELEASE','REFUND'));
alter table gift_entry add constraint gift_entry_sign check (
  case when kind in ('ISSUE','RELEASE','REFUND') then delta_cents > 0 when kind in ('HOLD','EXPIRE','VOID') then delta_cents < 0 when kind = 'CAPTURE' then delta_cents = 0 else delta_cents <> 0 end
);
create unique index gift_entry_issued_once on gift_entry(gift_card_id, kind) where kind in ('ISSUE','VOID');
create unique index gift_entry_hold_ends_once on gift_entry(gift_card_id, order_id) where kind in ('CAPTURE','RELEASE');
create index gift_entry_card on gift_entry(gift_card_id);
create index gift_card_expiry on gift_card(expires_on) where status in ('ISSUED','ACTIVE') and balance_cents > 0;

-- amount_cents: what came into the account; negative: what left it. What the shop owes is balance + held.
create table gift_posting (
  entry_id bigint not null references gift_entry(id), account text not null check (account in ('sold','balance','held','redeemed','expired','voided','adjusted')),
  amount_cents int not null check (amount_cents <> 0), primary key (entry_id, account)
);
create view gift_ledger as
  select entry.gift_card_id, entry.order_id, entry.kind, entry.at, posting.entry_id, posting.account, posting.amount_cents
  from gift_entry entry join gift_posting posting on posting.entry_id = entry.id;

-- A capture moves what the order's hold had set aside; everything else moves delta_cents between the balance and one other account.
create function gift_postings_of(entry gift_entry) returns table (entry_id bigint, account text, amount_cents int) language sql stable as $$
  select entry.id, leg.account, leg.sign * -hold.delta_cents
  from gift_entry hold, (values ('held', -1), ('redeemed', 1)) as leg(account, sign)
  where entry.kind = 'CAPTURE' and hold.kind = 'HOLD' and hold.gift_card_id = entry.gift_card_id and hold.order_id = entry.order_id
  union all
  select entry.id, leg.account, leg.sign * entry.delta_cents
  from (values ('balance', 1), (case entry.kind when 'ISSUE' then 'sold' when 'HOLD' then 'held' when 'RELEASE' then 'held' when 'REFUND' then 'redeemed' when 'EXPIRE' then 'expired' when 'VOID' then 'voided' else 'adjusted' end, -1)) as leg(account, sign)
  where entry.kind <> 'CAPTURE';
$$;
insert into gift_posting select posting.* from gift_entry entry, gift_postings_of(entry) posting;

create function post_gift_entry() returns trigger language plpgsql as $$
begin
  insert into gift_posting select * from gift_postings_of(new);
  if not found then
    raise exception 'gift card %: order % has set nothing aside that could be captured', new.gift_card_id, new.order_id using errcode = 'check_violation';
  end if;
  return null;
end;
$$;
create trigger gift_entry_posts after insert on gift_entry for each row execute function post_gift_entry();

-- Whoever gives something back need not know whether it had paid already, and the release before this one does not.
create function name_gift_refund() returns trigger language plpgsql as $$
begin
  if exists (select from gift_entry where gift_card_id = new.gift_card_id and order_id = new.order_id and kind = 'CAPTURE') then
    new.kind := 'REFUND';
  end if;
  return new;
end;
$$;
create trigger gift_entry_refund before insert on gift_entry for each row when (new.kind = 'RELEASE') execute function name_gift_refund();

create function refuse_gift_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: correct it with an ADJUST entry', tg_table_name using errcode = 'restrict_violation';
end;
$$;
create trigger gift_entry_only_grows before update or delete or truncate on gift_entry for each statement execute function refuse_gift_change();
create trigger gift_posting_only_grows before update or delete or truncate on gift_posting for each statement execute function refuse_gift_change();

-- Balance and entries in one statement: two would see two moments.
create function assert_gift_balance(card_id bigint) returns void language plpgsql as $$
declare
  balance bigint;
  posted bigint;
begin
  select card.balance_cents, (select coalesce(sum(amount_cents), 0) from gift_ledger where gift_card_id = card.id and account = 'balance') into balance, posted
  from gift_card card where card.id = card_id;
  if balance <> posted then
    raise exception 'gift card %: balance_cents is %, its entries say %', card_id, balance, posted using errcode = 'check_violation';
  end if;
end;
$$;
create function check_gift_card() returns trigger language plpgsql as $$
begin
  perform assert_gift_balance(new.id);
  return null;
end;
$$;
create function check_gift_posting() returns trigger language plpgsql as $$
declare
  entry gift_entry;
begin
  select * from gift_entry where id = new.entry_id into entry;
  if (select sum(amount_cents) from gift_posting where entry_id = new.entry_id) <> 0 then
    raise exception 'gift entry % is not balanced', new.entry_id using errcode = 'check_violation';
  end if;
  if new.account = 'balance' then
    perform assert_gift_balance(entry.gift_card_id);
  end if;
  if new.account in ('held', 'redeemed') and new.amount_cents < 0
    and (select sum(amount_cents) from gift_ledger where gift_card_id = entry.gift_card_id and order_id = entry.order_id and account = new.account) < 0 then
    raise exception 'gift card %: order % gives back more than it took', entry.gift_card_id, entry.order_id using errcode = 'check_violation';
  end if;
  return null;
end;
$$;
create constraint trigger gift_card_agrees after insert or update of balance_cents on gift_card deferrable initially deferred for each row execute function check_gift_card();
create constraint trigger gift_posting_balanced after insert on gift_posting deferrable initially deferred for each row execute function check_gift_posting();
