-- What analyses have seen, summed up, so that one more analysis costs the same however long the past is
-- (functions/tenant/51_fraud_past.sql). The analyses themselves stay the truth: both tables can be made anew from them.

-- When a sender first and last paid a recipient, or used a device.
create table {{schema}}.fraud_pairs (
  sender_key text        not null,
  kind       text        not null check (kind in ('recipient', 'device')),
  other_key  text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  primary key (sender_key, kind, other_key, tenant_id, livemode),
  check (first_at <= last_at)
) with (fillfactor = 80);
create index fraud_pairs_other on {{schema}}.fraud_pairs (other_key, kind, last_at);
create index fraud_pairs_first on {{schema}}.fraud_pairs (sender_key, kind, first_at);

-- A sender's windows as they stood at one moment; what came and went since then is read from the analyses.
create table {{schema}}.fraud_pasts (
  sender_key    text        not null,
  tenant_id     text        not null check (tenant_id = {{tenant}}),
  livemode      boolean     not null,
  as_of         timestamptz not null,
  count_7d      bigint      not null check (count_7d >= 0),
  count_30d     bigint      not null check (count_30d >= 0),
  cash_outs_30d bigint      not null check (cash_outs_30d >= 0),
  -- Per hour of the day (UTC), 90 days.
  hours         bigint[]    not null check (cardinality(hours) = 24),
  -- Per currency, 90 days: count, sum and sum of squares of the natural logarithms of amounts.
  currencies    jsonb       not null,
  primary key (sender_key, tenant_id, livemode)
) with (fillfactor = 70);

create index fraud_analyses_pair on {{schema}}.fraud_analyses (sender_key, recipient_key, occurred_at) where sender_key is not null and recipient_key is not null;
create index fraud_analyses_own_device on {{schema}}.fraud_analyses (sender_key, device_key, occurred_at) where sender_key is not null and device_key is not null;
create index fraud_analyses_place on {{schema}}.fraud_analyses (sender_key, occurred_at) where sender_key is not null and latitude is not null;

-- The pairs of analyses made before. The owner, too, sees only rows of the tenant and mode it names.
do $$
declare
  v_livemode text;
begin
  foreach v_livemode in array array['true', 'false'] loop
    perform set_config('app.tenant_id', {{tenant}}, true), set_config('app.livemode', v_livemode, true);
    insert into {{schema}}.fraud_pairs (sender_key, kind, other_key, tenant_id, livemode, first_at, last_at)
    select p.sender_key, p.kind, p.other_key, p.tenant_id, p.livemode, min(p.occurred_at), max(p.occurred_at) from (
      select a.sender_key, 'recipient' as kind, a.recipient_key as other_key, a.tenant_id, a.livemode, a.occurred_at from {{schema}}.fraud_analyses a
      union all
      select a.sender_key, 'device', a.device_key, a.tenant_id, a.livemode, a.occurred_at from {{schema}}.fraud_analyses a) p
    where p.sender_key is not null and p.other_key is not null and p.livemode::text = v_livemode
    group by 1, 2, 3, 4, 5;
  end loop;
  perform set_config('app.tenant_id', '', true), set_config('app.livemode', '', true);
end $$;
