create table {{schema}}.payments (
  id                    text        not null,
  tenant_id             text        not null check (tenant_id = {{tenant}}),
  livemode              boolean     not null,
  status                text        not null,
  direction             text        not null check (direction in ('payout', 'collection')),
  amount                bigint      not null check (amount > 0),
  currency              text        not null,
  fee                   bigint      not null check (fee >= 0),
  account_id            text        not null,
  transaction_id        text        not null,
  rail                  text,
  corridor              text        not null,
  reference             text,
  customer_id           text,
  bulk_payment_id       text,
  bulk_item_id          text,
  quote_id              text,
  idempotency_operation text        not null,
  idempotency_key       text        not null,
  fingerprint           text        not null,
  -- The remaining facts of the resource, as the domain decided them.
  doc                   jsonb       not null,
  version               integer     not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  primary key (id, tenant_id, livemode),
  -- Never expires: a key can never pay twice, not even after its stored answer is gone.
  constraint payments_key unique (idempotency_key, idempotency_operation, tenant_id, livemode),
  foreign key (account_id, tenant_id, livemode) references {{schema}}.accounts (id, tenant_id, livemode),
  foreign key (transaction_id, tenant_id, livemode) references {{schema}}.transactions (id, tenant_id, livemode)
) with (fillfactor = 70);
create index payments_listed on {{schema}}.payments (livemode, id);
create index payments_bulk on {{schema}}.payments (bulk_payment_id, id) where bulk_payment_id is not null;
create index payments_reference on {{schema}}.payments (reference, id) where reference is not null;
create unique index payments_quote on {{schema}}.payments (quote_id) where quote_id is not null;

create table {{schema}}.attempts (
  id                 text        not null,
  tenant_id          text        not null check (tenant_id = {{tenant}}),
  livemode           boolean     not null,
  payment_id         text        not null,
  number             integer     not null check (number >= 1),
  rail               text        not null,
  status             text        not null check (status in ('submitted', 'succeeded', 'failed', 'unknown')),
  provider_reference text,
  deadline_at        timestamptz,
  submitted_at       timestamptz not null,
  resolved_at        timestamptz,
  doc                jsonb       not null,
  primary key (id, tenant_id, livemode),
  unique (payment_id, number, tenant_id, livemode),
  foreign key (payment_id, tenant_id, livemode) references {{schema}}.payments (id, tenant_id, livemode)
) with (fillfactor = 70);
-- At most one attempt per payment may still be able to move money.
create unique index attempts_unresolved on {{schema}}.attempts (payment_id) where status in ('submitted', 'unknown');

create table {{schema}}.callbacks (
  id          text        not null,
  tenant_id   text        not null check (tenant_id = {{tenant}}),
  livemode    boolean     not null,
  provider    text        not null,
  callback_id text        not null,
  reference   text        not null,
  event       text        not null,
  outcome     text        not null check (outcome in ('applied', 'duplicate', 'late_applied', 'conflict', 'ignored')),
  body        jsonb       not null,
  received_at timestamptz not null,
  primary key (id, tenant_id, livemode),
  constraint callbacks_once unique (provider, callback_id, tenant_id, livemode)
);
create index callbacks_reference on {{schema}}.callbacks (reference, event);

create table {{schema}}.observations (
  id              text        not null,
  tenant_id       text        not null check (tenant_id = {{tenant}}),
  livemode        boolean     not null,
  corridor_id     text        not null,
  rail            text        not null,
  amount          bigint      not null,
  currency        text        not null,
  cost            bigint      not null,
  tariff          bigint      not null,
  fx_margin_bps   integer     not null,
  succeeded       boolean     not null,
  latency_seconds integer     not null,
  observed_at     timestamptz not null,
  attempt_id      text        not null,
  primary key (id, tenant_id, livemode),
  constraint observations_once unique (attempt_id, tenant_id, livemode)
);
create index observations_window on {{schema}}.observations (livemode, corridor_id, observed_at);
