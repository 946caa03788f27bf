create table {{schema}}.bulk_payments (
  id                    text        not null,
  tenant_id             text        not null check (tenant_id = {{tenant}}),
  livemode              boolean     not null,
  status                text        not null,
  reference             text,
  idempotency_operation text        not null,
  idempotency_key       text        not null,
  doc                   jsonb       not null,
  version               integer     not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  primary key (id, tenant_id, livemode),
  -- Never expires: a batch is not made twice from one key.
  constraint bulk_payments_key unique (idempotency_key, idempotency_operation, tenant_id, livemode)
);
create index bulk_payments_listed on {{schema}}.bulk_payments (livemode, id);

-- Counts and sums of a bulk payment are read from its items: a counter in one row would make 500 payments queue for it.
create table {{schema}}.bulk_items (
  id              text        not null,
  tenant_id       text        not null check (tenant_id = {{tenant}}),
  livemode        boolean     not null,
  bulk_payment_id text        not null,
  position        integer     not null check (position between 0 and 499),
  status          text        not null,
  -- The payment it is now; null while there is none, or while a new one is to be made.
  payment_id      text,
  -- Version of the payment that the item's state was taken from.
  synced_version  integer,
  amount          bigint,
  currency        text,
  fee             bigint,
  doc             jsonb       not null,
  version         integer     not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (id, tenant_id, livemode),
  unique (bulk_payment_id, position, tenant_id, livemode),
  foreign key (bulk_payment_id, tenant_id, livemode) references {{schema}}.bulk_payments (id, tenant_id, livemode)
) with (fillfactor = 70);
create index bulk_items_payment on {{schema}}.bulk_items (payment_id) where payment_id is not null;
create index bulk_items_open on {{schema}}.bulk_items (status, bulk_payment_id, position) where status in ('pending', 'processing', 'retry_scheduled', 'in_reconciliation');
