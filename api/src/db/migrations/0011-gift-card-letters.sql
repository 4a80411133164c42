-- A card whose mailbox is corrected gets another code: what went to the wrong mailbox opens nothing. code_version: which of
-- the codes that can be made from its id is the card's. letter: which of its letters is the newest (mail_outbox.dedupe).
alter table gift_card add column code_version int not null default 1;
alter table gift_card add column letter int not null default 1;
-- When its newest letter went out, and when it was given up. null: not yet, or before there was this column.
alter table gift_card add column sent_at timestamptz;
alter table gift_card add column undelivered_at timestamptz;
update gift_card set undelivered_at = mail_outbox.created_at from mail_outbox where mail_outbox.dedupe = 'gift:' || gift_card.id and mail_outbox.status = 'FAILED';
