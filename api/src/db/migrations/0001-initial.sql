-- PostgreSQL 15+ and PGlite. Every statement ends with a semicolon at the end of its line: the runner splits there.
-- Money: integer centavos of GTQ. Times: timestamptz; local rules use America/Guatemala (UTC-6, no DST).
-- Geography is plain jsonb/float8 (no PostGIS): at most a few hundred polygons, held in memory by the api.

-- ===== catalogue =============================================================================
create table catalog_release (
  id int generated always as identity primary key,
  version text not null unique check (version ~ '^\d{1,4}\.\d{1,4}\.\d{1,4}$'),
  published_at timestamptz not null default now(),
  checksum text not null
);
create table param (key text primary key check (key ~ '^[A-Z_]{2,60}$'), value text not null, updated_at timestamptz not null default now());
create table message (key text primary key, body text not null);
create table category (
  id int primary key, parent_id int references category(id), name text not null,
  code_url text not null unique check (code_url ~ '^[a-z0-9-]{1,80}$'),
  td text not null default 'TODOS' check (td in ('MOBILE','TODOS')), t text not null default 'M',
  max_items int check (max_items is null or max_items > 0), sort int not null default 0, active boolean not null default true,
  check (parent_id is null or parent_id <> id)
);
create index category_parent on category(parent_id);
create table pizza_size (id int primary key, name text not null, short_name text not null, slices int not null check (slices > 0), sort int not null default 0);
create table dough (id int primary key, name text not null, sort int not null default 0);
create table ingredient (
  id int primary key, kind char(1) not null check (kind in ('T','E')), name text not null,
  recipe int[] not null default '{}', hidden boolean not null default false, sort int not null default 0,
  check (kind = 'E' or cardinality(recipe) = 0)
);
create table product (
  id int primary key, sold_id int not null unique, category_id int not null references category(id),
  tip text not null check (tip in ('PRD','CMB','ESF','ESM','ATP','ATPF','PIM','PIF','PROMO','FAK','CER')),
  name text not null check (length(name) between 1 and 120), description text not null default '' check (length(description) <= 600),
  price_cents int not null check (price_cents between 0 and 10000000),
  channel text not null default 'TODO' check (channel in ('TODO','DOMI','LLEV')),
  hidden boolean not null default false, availability smallint not null default 1 check (availability in (1,2)),
  code_url text not null unique check (code_url ~ '^[a-z0-9-]{1,80}$'),
  is_new boolean not null default false, sm smallint not null default 0, images jsonb not null default '{}',
  default_ingredients int[] not null default '{}', sort int not null default 0, active boolean not null default true
);
create index product_category on product(category_id, sort);
create table option_group (
  id int primary key, product_id int not null references product(id) on delete cascade,
  tip text not null check (tip in ('P','O','ATP')), dm int not null, name text not null, description text not null default '',
  selectable boolean not null default true, sort int not null default 0, unique (product_id, dm)
);
create table option_item (
  group_id int not null references option_group(id) on delete cascade, ref_id int not null,
  name text not null, description text not null default '', extra_cents int not null default 0 check (extra_cents >= 0),
  images jsonb not null default '{}', sort int not null default 0, active boolean not null default true,
  primary key (group_id, ref_id)
);
create table pizza_price (
  id int generated always as identity primary key,
  product_id int references product(id) on delete cascade, group_id int references option_group(id) on delete cascade,
  dough_id int not null references dough(id), size_id int not null references pizza_size(id),
  halves boolean not null default true, base_cents int not null check (base_cents >= 0),
  specialty_cents int not null default 0 check (specialty_cents >= 0), ingredient_cents int not null default 0 check (ingredient_cents >= 0),
  check (num_nonnulls(product_id, group_id) = 1),
  unique nulls not distinct (product_id, group_id, dough_id, size_id)
);
create table product_schedule (product_id int not null references product(id) on delete cascade, numday smallint not null check (numday between 0 and 6),
  from_min int not null check (from_min between 0 and 1439), to_min int not null check (to_min between 1 and 1440), primary key (product_id, numday, from_min), check (from_min < to_min));
create table suggestion (product_id int primary key references product(id) on delete cascade, weight int not null default 0, kind text not null default 'VS');
create table image_record (id int generated always as identity primary key, tipo text not null, funcion text not null, referencia text not null, extension text not null check (extension ~ '^[a-z0-9]{2,5}$'), url text not null, unique (tipo, funcion, referencia));

create table carousel_slide (id int primary key, name text not null, path text not null check (path like '/%'), sort int not null default 0, active boolean not null default true);

-- ===== geography and stores ===================================================================
create table department (code text primary key, name text not null, country text not null default 'GT');
create table city (code text primary key, department_code text not null references department(code), name text not null);
-- latitude, longitude: about the middle of the district, to name the one nearest to a pin
create table district (code text primary key, city_code text not null references city(code), name text not null, zone_label text, latitude float8, longitude float8, check ((latitude is null) = (longitude is null)));
create table store (
  id int primary key, code text not null unique, name text not null, description text not null default '', address text not null,
  latitude float8 not null check (latitude between 13.5 and 18.0), longitude float8 not null check (longitude between -92.5 and -88.0),
  department_code text not null references department(code), city_code text not null references city(code),
  serves_home boolean not null default true, serves_pickup boolean not null default true, active boolean not null default true
);
create table store_hours (store_id int not null references store(id) on delete cascade, numday smallint not null check (numday between 0 and 6),
  open_min int not null check (open_min between 0 and 1439), close_min int not null check (close_min between 1 and 1800), primary key (store_id, numday), check (open_min < close_min));
create table store_closure (store_id int not null references store(id) on delete cascade, on_date date not null, reason text not null default '', primary key (store_id, on_date));
create table product_store (product_id int not null references product(id) on delete cascade, store_id int not null references store(id) on delete cascade, primary key (product_id, store_id));
create table zone (
  id int primary key, store_id int not null references store(id), city_code text not null references city(code), name text not null, quadrant text not null,
  polygon jsonb not null check (jsonb_typeof(polygon) = 'array' and jsonb_array_length(polygon) between 3 and 500),
  min_lat float8 not null, min_lng float8 not null, max_lat float8 not null, max_lng float8 not null, priority int not null default 0,
  warranty boolean not null default false, warranty_type text, restriction_code text not null default '',
  home_from_min int, home_to_min int, needs_point boolean not null default false, active boolean not null default true,
  check (min_lat < max_lat and min_lng < max_lng), check ((home_from_min is null) = (home_to_min is null))
);
create table delivery_point (id int primary key, zone_id int not null references zone(id) on delete cascade, district_code text not null references district(code),
  street_code text not null default '', name text not null, description text not null default '', latitude float8 not null, longitude float8 not null, sort int not null default 0);
create table blocked_area (id int generated always as identity primary key, name text not null, polygon jsonb not null, message text not null, active boolean not null default true, from_at timestamptz, to_at timestamptz);
create table block (
  id int generated always as identity primary key, kind char(1) not null check (kind in ('P','O')), target_id int not null,
  scope text not null default 'TODOS' check (scope ~ '^(TODOS|DOMI|LLEV|\d{1,6})$'), until_at timestamptz, unique (kind, target_id, scope)
);

-- ===== customers and access ====================================================================
create table customer (
  id bigint generated always as identity primary key, public_id uuid not null unique default gen_random_uuid(),
  email text not null check (length(email) between 5 and 120 and email = lower(email)),
  password_hash text, status text not null default 'PEN' check (status in ('PEN','ACT','INA','DEL')),
  nombres text not null default '', apellidos text not null default '', nickname text not null default '', telefono text not null default '' check (telefono ~ '^(\d{8})?$'),
  birthday date, genero text not null default 'NA' check (genero in ('MA','FE','NA')), publicidad boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz
);
create unique index customer_email on customer(email) where status <> 'DEL';
create table session (
  id uuid primary key, customer_id bigint not null references customer(id) on delete cascade, gen int not null default 0,
  created_at timestamptz not null default now(), rotated_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz, revoke_reason text,
  user_agent text check (length(user_agent) <= 350), ip inet
);
create index session_customer on session(customer_id) where revoked_at is null;
create table one_time_token (token_hash bytea primary key, kind text not null check (kind in ('ACTIVATE','PASSWORD','UNDELETE')), customer_id bigint not null references customer(id) on delete cascade, expires_at timestamptz not null, used_at timestamptz);
create table throttle (bucket text primary key, hits int not null default 0, window_start timestamptz not null default now(), locked_until timestamptz);
create table address (
  id bigint generated always as identity primary key, customer_id bigint not null references customer(id) on delete cascade,
  tag text not null check (length(tag) between 1 and 40), direccion text not null check (length(direccion) between 1 and 250), indicaciones text not null default '' check (length(indicaciones) <= 250),
  latitude float8 not null check (latitude between -90 and 90), longitude float8 not null check (longitude between -180 and 180),
  col text, codzon int, colonia_cliente text not null default '', zona_cliente text not null default '', dep text, ciu text,
  principal boolean not null default false, sort int not null default 0, created_at timestamptz not null default now()
);
create index address_customer on address(customer_id, sort);
create unique index address_one_main on address(customer_id) where principal;

-- ===== promotions and coupons ====================================================================
create table promo (
  id int primary key, code text not null unique, product_id int references product(id), name text not null, description text not null default '',
  kind text not null check (kind in ('PORCENTAJE','MONTO','PRECIO')), value_cents int not null default 0 check (value_cents >= 0), percent numeric(5,2) check (percent between 0 and 100),
  min_cents int not null default 0, triggers int[] not null default '{}', members int[] not null default '{}', channel text not null default 'TODO' check (channel in ('TODO','DOMI','LLEV')),
  starts_at timestamptz not null, ends_at timestamptz not null, active boolean not null default true, check (starts_at < ends_at), check ((kind = 'PORCENTAJE') = (percent is not null))
);
create table coupon (
  id int generated always as identity primary key, code text not null unique check (code = lower(btrim(code)) and code ~ '^[a-z0-9-]{3,30}$'), name text not null, description text not null default '',
  kind text not null check (kind in ('PORCENTAJE','MONTO','PRECIO','PRODUCTO')), value_cents int not null default 0 check (value_cents >= 0), percent numeric(5,2) check (percent between 0 and 100),
  min_cents int not null default 0, product_id int references product(id), sold_id int, applies int[] not null default '{}', members int[] not null default '{}', cheapest_only boolean not null default false,
  channel text not null default 'TODO' check (channel in ('TODO','DOMI','LLEV')), starts_at timestamptz not null, ends_at timestamptz not null,
  max_uses int, used int not null default 0, per_customer int not null default 1 check (per_customer > 0), personal boolean not null default false, active boolean not null default true,
  check (used >= 0 and (max_uses is null or used <= max_uses)), check (starts_at < ends_at)
);
create table coupon_grant (coupon_id int not null references coupon(id) on delete cascade, email text not null check (email = lower(email)), granted_at timestamptz not null default now(), primary key (coupon_id, email));

-- ===== orders ======================================================================================
create table orders (
  id bigint generated always as identity primary key, number bigint not null unique check (number between 100000000 and 9999999999), hash text not null unique check (length(hash) = 22),
  kind text not null default 'ORD' check (kind in ('ORD','CER')),
  customer_id bigint references customer(id), guest_id uuid, store_id int references store(id), zone_id int references zone(id), delivery_point_id int references delivery_point(id),
  delivery text check (delivery in ('DOM','TRA')), status text not null default 'PEN' check (status in ('PEN','ASI','INI','LLE','DES','LLC','ENT','FIN','CAN','ENV','ERR')),
  confirmed_at timestamptz, placed_at timestamptz not null default now(), scheduled_for timestamptz, closed_at timestamptz,
  subtotal_cents int not null check (subtotal_cents >= 0), discount_cents int not null default 0 check (discount_cents >= 0), total_cents int not null check (total_cents >= 0),
  gift_cents int not null default 0 check (gift_cents >= 0), pay_method text not null check (pay_method in ('E','T','C')),
  pay_status text not null check (pay_status in ('NONE','PENDING','PAID','FAILED','REFUNDED')),
  contact jsonb not null, destination jsonb, invoice jsonb, comments text not null default '' check (length(comments) <= 250), warranty_type text, warranty_text text not null default '',
  catalog_version text not null, device jsonb, content_hash text not null, plan jsonb, version int not null default 0,
  check (num_nonnulls(customer_id, guest_id) >= 1), check (gift_cents <= total_cents), check (total_cents = subtotal_cents - discount_cents), check (kind = 'CER' or (store_id is not null and delivery is not null))
);
create index orders_customer on orders(customer_id, placed_at desc) where customer_id is not null;
create index orders_guest on orders(guest_id, placed_at desc) where guest_id is not null;
create index orders_open on orders(status, scheduled_for) where status not in ('FIN','CAN');
create table order_line (
  order_id bigint not null references orders(id) on delete cascade, pos int not null, product_id int not null, tip text not null, name text not null,
  qty int not null check (qty between 1 and 99), unit_cents int not null, original_cents int not null, line_cents int not null, suggested boolean not null default false,
  promo_id int references promo(id), coupon_id int references coupon(id), entries jsonb not null default '[]', marker jsonb, primary key (order_id, pos)
);
create table order_event (id bigint generated always as identity primary key, order_id bigint not null references orders(id) on delete cascade, status text not null, at timestamptz not null default now(), source text not null);
create index order_event_order on order_event(order_id, id);
create table coupon_redemption (coupon_id int not null references coupon(id), order_id bigint not null unique references orders(id), who text not null, state text not null check (state in ('HELD','USED','RELEASED')), at timestamptz not null default now(), primary key (coupon_id, order_id));
create index coupon_redemption_who on coupon_redemption(coupon_id, who) where state <> 'RELEASED';
create table idempotency (scope text not null, route text not null, key text not null, request_hash text not null, status int, response jsonb, created_at timestamptz not null default now(), expires_at timestamptz not null, primary key (scope, route, key));
create index idempotency_expiry on idempotency(expires_at);

-- ===== payments ======================================================================================
create table payment (
  id bigint generated always as identity primary key, order_id bigint not null references orders(id), method text not null check (method in ('E','T','C')), amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('CREATED','AUTHORIZED','PAID','FAILED','REFUNDED','EXPIRED')), provider text, provider_ref text, card_brand text, card_last4 char(4),
  token_hash bytea unique, origin text, expires_at timestamptz, created_at timestamptz not null default now(), settled_at timestamptz, unique (provider, provider_ref)
);
create unique index payment_one_paid_card on payment(order_id) where method = 'T' and status in ('AUTHORIZED','PAID');
create table payment_event (provider text not null, event_id text not null, payment_id bigint references payment(id), received_at timestamptz not null default now(), body jsonb not null, primary key (provider, event_id));

-- ===== gift cards ======================================================================================
create table gift_design (id int primary key, name text not null, code text not null unique, dedication text not null default '', description text not null default '', amount_cents int not null check (amount_cents > 0), images jsonb not null default '{}', active boolean not null default true, sort int not null default 0);
create table gift_card (
  id bigint generated always as identity primary key, design_id int not null references gift_design(id), order_id bigint not null, order_pos int not null,
  code_mac bytea not null unique, code_last4 char(4) not null, buyer_name text not null, recipient_name text not null, recipient_email text not null, dedication text not null default '' check (length(dedication) <= 250),
  initial_cents int not null check (initial_cents > 0), balance_cents int not null check (balance_cents >= 0), status text not null default 'ISSUED' check (status in ('ISSUED','ACTIVE','SPENT','EXPIRED','VOID')),
  owner_id bigint references customer(id), issued_at timestamptz not null default now(), activated_at timestamptz, expires_on date not null, unique (order_id, order_pos),
  foreign key (order_id, order_pos) references order_line(order_id, pos), check (balance_cents <= initial_cents), check ((status in ('ACTIVE','SPENT')) <= (owner_id is not null))
);
create index gift_card_owner on gift_card(owner_id, expires_on) where owner_id is not null;
create table gift_entry (id bigint generated always as identity primary key, gift_card_id bigint not null references gift_card(id), order_id bigint references orders(id), kind text not null check (kind in ('ISSUE','HOLD','CAPTURE','RELEASE','EXPIRE','ADJUST')), delta_cents int not null, at timestamptz not null default now());
create unique index gift_entry_once on gift_entry(gift_card_id, order_id, kind) where order_id is not null;

-- ===== operations =========================================================================================
create table mail_outbox (id bigint generated always as identity primary key, dedupe text not null unique, to_email text not null, template text not null, vars jsonb not null, status text not null default 'QUEUED' check (status in ('QUEUED','SENT','FAILED')), attempts int not null default 0, sent_at timestamptz, created_at timestamptz not null default now());
create table audit_log (id bigint generated always as identity primary key, at timestamptz not null default now(), actor text not null, action text not null, target text, ip inet, detail jsonb);
create index audit_log_at on audit_log using brin (at);
