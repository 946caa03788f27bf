-- Accounts never change their money here: balances have their own rows, because a row that foreign keys point at
-- must not be updated by every payment.
create table {{schema}}.accounts (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  name       text        not null,
  type       text        not null check (type in ('wallet', 'card_funding', 'collection')),
  country    text        not null,
  currency   text        not null,
  status     text        not null check (status in ('active', 'frozen', 'closed')),
  is_default boolean     not null,
  metadata   jsonb       not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode)
);
create unique index accounts_default on {{schema}}.accounts (tenant_id, livemode, currency) where is_default;

-- One row per account and bucket; busy system accounts have several shards whose sum counts.
create table {{schema}}.balances (
  account_id text    not null,
  bucket     text    not null,
  shard      integer not null,
  tenant_id  text    not null check (tenant_id = {{tenant}}),
  livemode   boolean not null,
  currency   text    not null,
  amount     bigint  not null,
  -- Guarded rows (a tenant's own money) never go below zero, and take no debit while their account is blocked.
  guarded    boolean not null,
  blocked    boolean not null,
  primary key (account_id, bucket, shard, tenant_id, livemode),
  constraint balances_not_negative check (not guarded or amount >= 0)
) with (fillfactor = 50);

create table {{schema}}.transactions (
  id                      text        not null,
  tenant_id               text        not null check (tenant_id = {{tenant}}),
  livemode                boolean     not null,
  type                    text        not null check (type in ('payout', 'collection', 'reversal', 'card_capture', 'book', 'funding')),
  status                  text        not null,
  payment_id              text,
  original_transaction_id text,
  reversal_id             text,
  account_id              text        not null,
  amount                  bigint      not null,
  currency                text        not null,
  fee                     bigint      not null,
  reversed_amount         bigint      not null,
  rail                    text,
  provider_reference      text,
  corridor                text,
  customer_id             text,
  doc                     jsonb       not null,
  version                 integer     not null,
  created_at              timestamptz not null,
  updated_at              timestamptz not null,
  completed_at            timestamptz,
  primary key (id, tenant_id, livemode),
  foreign key (account_id, tenant_id, livemode) references {{schema}}.accounts (id, tenant_id, livemode)
);
create index transactions_listed on {{schema}}.transactions (livemode, id);
create index transactions_account on {{schema}}.transactions (account_id, id);

-- Append-only: no role may change or remove an entry. System accounts (rail.clearing:papss) have no row in accounts.
create table {{schema}}.entries (
  -- The order in which balances were changed; ids only say when an entry was thought of.
  position       bigint      generated always as identity,
  id             text        not null,
  tenant_id      text        not null check (tenant_id = {{tenant}}),
  livemode       boolean     not null,
  transaction_id text        not null,
  account_id     text        not null,
  bucket         text        not null,
  shard          integer     not null,
  direction      text        not null check (direction in ('debit', 'credit')),
  amount         bigint      not null check (amount > 0),
  currency       text        not null,
  balance_after  bigint,
  posting        text        not null,
  phase          text        not null check (phase in ('pending', 'posted', 'voided')),
  kind           text        not null check (kind in ('payment', 'fee', 'reversal', 'fx', 'card_hold', 'card_capture', 'adjustment', 'funding')),
  description    text        not null,
  created_at     timestamptz not null,
  own_account    text generated always as (case when account_id like 'acct\_%' then account_id end) stored,
  primary key (id, tenant_id, livemode),
  foreign key (transaction_id, tenant_id, livemode) references {{schema}}.transactions (id, tenant_id, livemode),
  foreign key (own_account, tenant_id, livemode) references {{schema}}.accounts (id, tenant_id, livemode)
);
create index entries_account on {{schema}}.entries (account_id, id);
create index entries_position on {{schema}}.entries (account_id, bucket, position);
create index entries_transaction on {{schema}}.entries (transaction_id);
