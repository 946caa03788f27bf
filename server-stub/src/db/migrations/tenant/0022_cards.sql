-- Cards. The number is sealed; the security code is never stored at all.
create table {{schema}}.ghost_cards (
  id                    text        not null,
  tenant_id             text        not null check (tenant_id = {{tenant}}),
  livemode              boolean     not null,
  status                text        not null,
  currency              text        not null,
  account_id            text        not null,
  customer_id           text,
  expires_at            timestamptz not null,
  number_sealed         text        not null,
  number_index          text        not null,
  idempotency_operation text        not null,
  idempotency_key       text        not null,
  doc                   jsonb       not null,
  version               integer     not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  primary key (id, tenant_id, livemode),
  constraint ghost_cards_key unique (idempotency_key, idempotency_operation, tenant_id, livemode),
  constraint ghost_cards_number unique (number_index, tenant_id, livemode),
  foreign key (account_id, tenant_id, livemode) references {{schema}}.accounts (id, tenant_id, livemode)
) with (fillfactor = 80);
create index ghost_cards_listed on {{schema}}.ghost_cards (livemode, id);
create index ghost_cards_customer on {{schema}}.ghost_cards (customer_id, id) where customer_id is not null;

-- What was used of a limit, per key ('' unless the limit is for each merchant or category) and window. The card's own totals
-- and the times its secrets were shown are counted here too.
create table {{schema}}.spend_counters (
  limit_id     text        not null,
  key          text        not null,
  window_start timestamptz not null,
  tenant_id    text        not null check (tenant_id = {{tenant}}),
  livemode     boolean     not null,
  held         bigint      not null check (held >= 0),
  spent        bigint      not null check (spent >= 0),
  count        integer     not null check (count >= 0),
  primary key (limit_id, key, window_start, tenant_id, livemode)
) with (fillfactor = 50);

create table {{schema}}.card_authorizations (
  id                    text        not null,
  tenant_id             text        not null check (tenant_id = {{tenant}}),
  livemode              boolean     not null,
  card_id               text        not null,
  status                text        not null,
  merchant_id           text        not null,
  merchant_amount       bigint      not null check (merchant_amount > 0),
  network_id            text,
  account_id            text        not null,
  idempotency_operation text        not null,
  idempotency_key       text        not null,
  doc                   jsonb       not null,
  version               integer     not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  primary key (id, tenant_id, livemode),
  constraint card_authorizations_key unique (idempotency_key, idempotency_operation, tenant_id, livemode),
  foreign key (card_id, tenant_id, livemode) references {{schema}}.ghost_cards (id, tenant_id, livemode),
  foreign key (account_id, tenant_id, livemode) references {{schema}}.accounts (id, tenant_id, livemode)
) with (fillfactor = 80);
create index card_authorizations_card on {{schema}}.card_authorizations (card_id, id);
create index card_authorizations_network on {{schema}}.card_authorizations (card_id, network_id, created_at) where network_id is not null;
