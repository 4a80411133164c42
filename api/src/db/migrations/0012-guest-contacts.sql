-- Orders of guests that still say who the guest was: those older than a year are looked for every hour.
create index orders_guest_contact on orders(placed_at) where customer_id is null and contact->>'email' <> '';
