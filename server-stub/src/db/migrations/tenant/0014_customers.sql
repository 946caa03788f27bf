create table {{schema}}.customers (
  id          text        not null,
  tenant_id   text        not null check (tenant_id = {{tenant}}),
  livemode    boolean     not null,
  external_id text,
  type        text        not null check (type in ('individual', 'business')),
  country     text        not null,
  kyc_tier    text        not null,
  kyc_status  text        not null,
  erased_at   timestamptz,
  doc         jsonb       not null,
  version     integer     not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (id, tenant_id, livemode)
);
create unique index customers_external on {{schema}}.customers (external_id, tenant_id, livemode) where external_id is not null;
create index customers_listed on {{schema}}.customers (livemode, id);
create index payments_customer on {{schema}}.payments (customer_id, id) where customer_id is not null;
create index transactions_customer on {{schema}}.transactions (customer_id, id) where customer_id is not null;
