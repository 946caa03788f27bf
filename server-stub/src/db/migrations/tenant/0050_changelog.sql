create table {{schema}}.changelog_subscriptions (
  id           text        not null,
  tenant_id    text        not null check (tenant_id = {{tenant}}),
  livemode     boolean     not null,
  status       text        not null,
  -- From when on notices are due; null until an e-mail address is confirmed.
  active_since timestamptz,
  doc          jsonb       not null,
  version      integer     not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (id, tenant_id, livemode),
  check (status <> 'active' or active_since is not null)
);
-- What was sent: a subscription hears of a change and a stage once.
create table {{schema}}.changelog_notices (
  id              text        not null,
  tenant_id       text        not null check (tenant_id = {{tenant}}),
  livemode        boolean     not null,
  subscription_id text        not null,
  created_at      timestamptz not null,
  primary key (id, tenant_id, livemode),
  foreign key (subscription_id, tenant_id, livemode) references {{schema}}.changelog_subscriptions (id, tenant_id, livemode)
);
create index changelog_notices_sent on {{schema}}.changelog_notices (subscription_id);

-- Uses of deprecated things, added up per day of the server's clock.
create table {{schema}}.deprecated_uses (
  tenant_id    text        not null check (tenant_id = {{tenant}}),
  livemode     boolean     not null,
  kind         text        not null,
  subject      text        not null,
  day          date        not null,
  count        bigint      not null check (count > 0),
  last_used_at timestamptz not null,
  last_client  text,
  request_ids  text[]      not null,
  primary key (kind, subject, day, tenant_id, livemode)
) with (fillfactor = 70);
