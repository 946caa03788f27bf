-- One row per tenant and mode once the policy was changed; until then the defaults count as version 1.
create table {{schema}}.fraud_policies (
  id         text        not null check (id = 'policy'),
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  review_at  integer     not null check (review_at between 0 and 100),
  block_at   integer     not null check (block_at between 0 and 100),
  fail_mode  text        not null check (fail_mode in ('review', 'allow', 'block')),
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode),
  check (review_at <= block_at)
);

-- Analyses, and with them the history that later analyses look at. Parties, devices and agents are blind indexes: equal
-- values can be counted, none can be read.
create table {{schema}}.fraud_analyses (
  id                 text             not null,
  tenant_id          text             not null check (tenant_id = {{tenant}}),
  livemode           boolean          not null,
  type               text             not null,
  decision           text             not null check (decision in ('allow', 'review', 'block')),
  risk_score         integer          not null check (risk_score between 0 and 100),
  risk_level         text             not null check (risk_level in ('low', 'medium', 'high', 'critical')),
  payment_id         text,
  transaction_id     text,
  used_by_payment_id text,
  sender_key         text,
  recipient_key      text,
  device_key         text,
  agent_key          text,
  amount             bigint           not null check (amount > 0),
  currency           text             not null,
  latitude           double precision,
  longitude          double precision,
  label              text,
  occurred_at        timestamptz      not null,
  doc                jsonb            not null,
  version            integer          not null,
  created_at         timestamptz      not null,
  updated_at         timestamptz      not null,
  primary key (id, tenant_id, livemode)
) with (fillfactor = 90);
create index fraud_analyses_sender on {{schema}}.fraud_analyses (sender_key, occurred_at) where sender_key is not null;
create index fraud_analyses_recipient on {{schema}}.fraud_analyses (recipient_key, occurred_at) where recipient_key is not null;
create index fraud_analyses_device on {{schema}}.fraud_analyses (device_key, occurred_at) where device_key is not null;
create index fraud_analyses_agent on {{schema}}.fraud_analyses (agent_key, occurred_at) where agent_key is not null;
create unique index fraud_analyses_used on {{schema}}.fraud_analyses (used_by_payment_id) where used_by_payment_id is not null;
