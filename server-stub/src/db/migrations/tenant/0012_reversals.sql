create table {{schema}}.reversals (
  id                    text        not null,
  tenant_id             text        not null check (tenant_id = {{tenant}}),
  livemode              boolean     not null,
  transaction_id        text        not null,
  status                text        not null,
  reason                text        not null,
  amount                bigint      not null check (amount > 0),
  currency              text        not null,
  idempotency_operation text        not null,
  idempotency_key       text        not null,
  doc                   jsonb       not null,
  version               integer     not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  primary key (id, tenant_id, livemode),
  -- Never expires: a key can never take money back twice.
  constraint reversals_key unique (idempotency_key, idempotency_operation, tenant_id, livemode),
  foreign key (transaction_id, tenant_id, livemode) references {{schema}}.transactions (id, tenant_id, livemode)
);
create index reversals_listed on {{schema}}.reversals (livemode, id);
-- However many try at once, one reversal of a transaction lives; a failed one makes room for another.
create unique index reversals_live on {{schema}}.reversals (transaction_id, tenant_id, livemode) where status <> 'failed';
