-- Everything a fraud analysis is decided on, in one round trip. Keys come as lists, one per master key of the ring; empty
-- lists ask for nothing. History is what had happened by `occurredAt`.
-- In PL/pgSQL, because it keeps the plan for the connection's life; PostgreSQL before 18 plans a function in SQL anew at every call.
create or replace function {{schema}}.fraud_context(p_ask jsonb) returns jsonb
language plpgsql stable as $$
begin
  return (
  with moment as (
    select coalesce(c.frozen_at, (p_ask->>'realNow')::timestamptz + coalesce(c.offset_ms, 0) * interval '1 millisecond') as now
    from (select 1) one left join platform.clocks c
      on c.tenant_id = current_setting('app.tenant_id') and c.livemode::text = current_setting('app.livemode')
  ), ask as (
    select m.now, coalesce((p_ask->>'occurredAt')::timestamptz, m.now) as at, p_ask->>'currency' as currency, (p_ask->>'amount')::bigint as amount,
      array(select jsonb_array_elements_text(p_ask->'senderKeys')) as sender, array(select jsonb_array_elements_text(p_ask->'recipientKeys')) as recipient,
      array(select jsonb_array_elements_text(p_ask->'deviceKeys')) as device, array(select jsonb_array_elements_text(p_ask->'agentKeys')) as agent
    from moment m
  )
  -- Each past is read once; everything that is counted in it is counted from there.
  , own as materialized (
    select a.occurred_at, a.amount, a.currency, a.recipient_key, a.device_key from {{schema}}.fraud_analyses a, ask k
    where a.sender_key = any (k.sender) and a.occurred_at > k.at - interval '90 days' and a.occurred_at <= k.at
  ), came as materialized (
    select a.occurred_at, a.amount, a.currency, a.sender_key from {{schema}}.fraud_analyses a, ask k
    where a.recipient_key = any (k.sender) and a.occurred_at > k.at - interval '72 hours' and a.occurred_at <= k.at
  )
  select jsonb_build_object(
    'now', (extract(epoch from k.now) * 1000)::bigint,
    'key', (select to_jsonb(i) from {{schema}}.idempotency_keys i where i.key = p_ask->>'key' and i.operation_id = p_ask->>'operationId'),
    'policy', (select to_jsonb(p) from {{schema}}.fraud_policies p),
    'tenant', (select jsonb_build_object('settings', t.settings, 'createdAt', t.created_at) from platform.tenants t where t.id = current_setting('app.tenant_id')),
    'listed', exists (select from {{schema}}.fraud_analyses a where a.label = 'fraud' and a.recipient_key = any (k.recipient))
      or exists (select from {{schema}}.fraud_analyses a where a.label = 'fraud' and a.device_key = any (k.device)),
    'fanIn', (select count(distinct a.sender_key) from {{schema}}.fraud_analyses a
      where a.recipient_key = any (k.recipient) and a.occurred_at > k.at - interval '24 hours' and a.occurred_at <= k.at),
    'agentEqual', (select count(*) from {{schema}}.fraud_analyses a
      where a.agent_key = any (k.agent) and a.amount = k.amount and a.currency = k.currency and a.occurred_at > k.at - interval '30 minutes' and a.occurred_at <= k.at),
    'deviceSenders', (select count(distinct a.sender_key) from {{schema}}.fraud_analyses a
      where a.device_key = any (k.device) and a.occurred_at > k.at - interval '90 days' and a.occurred_at <= k.at),
    'sender', case when cardinality(k.sender) = 0 then null else jsonb_build_object(
      'recent', (select coalesce(jsonb_agg(jsonb_build_array((extract(epoch from r.occurred_at) * 1000)::bigint, r.amount, r.currency, r.recipient_key = any (k.recipient), r.status)), '[]'::jsonb)
        from (select a.occurred_at, a.amount, a.currency, a.recipient_key, p.status from {{schema}}.fraud_analyses a left join {{schema}}.payments p on p.id = a.used_by_payment_id
          where a.sender_key = any (k.sender) and a.occurred_at > k.at - interval '24 hours' and a.occurred_at <= k.at order by a.occurred_at desc limit 300) r),
      'incoming', (select coalesce(jsonb_agg(jsonb_build_array((extract(epoch from r.occurred_at) * 1000)::bigint, r.amount, r.currency, coalesce(r.sender_key = any (k.recipient), false))), '[]'::jsonb)
        from (select a.* from came a where a.occurred_at > k.at - interval '6 hours' order by a.occurred_at desc limit 300) r),
      'profile', (select jsonb_build_object('count', count(*), 'mean', avg(ln(a.amount)), 'deviation', stddev_samp(ln(a.amount)))
        from own a where a.currency = k.currency),
      'hours', (select coalesce(jsonb_object_agg(h.hour, h.count), '{}'::jsonb) from (
        select extract(hour from a.occurred_at at time zone 'UTC')::int as hour, count(*) from own a group by 1) h),
      'lastAt', (select (extract(epoch from max(a.occurred_at)) * 1000)::bigint from {{schema}}.fraud_analyses a where a.sender_key = any (k.sender) and a.occurred_at <= k.at),
      'place', (select jsonb_build_array((extract(epoch from a.occurred_at) * 1000)::bigint, a.latitude, a.longitude) from {{schema}}.fraud_analyses a
        where a.sender_key = any (k.sender) and a.latitude is not null and a.occurred_at <= k.at order by a.occurred_at desc limit 1),
      'toRecipient', (select jsonb_build_array(count(*), count(*) filter (where {{schema}}.turned_out_good(a.label, a.decision, a.occurred_at, p.status, k.at)))
        from {{schema}}.fraud_analyses a left join {{schema}}.payments p on p.id = a.used_by_payment_id
        where a.sender_key = any (k.sender) and a.recipient_key = any (k.recipient) and a.occurred_at <= k.at),
      'onDevice', (select jsonb_build_array(count(*), count(*) filter (where {{schema}}.turned_out_good(a.label, a.decision, a.occurred_at, p.status, k.at)))
        from {{schema}}.fraud_analyses a left join {{schema}}.payments p on p.id = a.used_by_payment_id
        where a.sender_key = any (k.sender) and a.device_key = any (k.device) and a.occurred_at <= k.at)) end,
    'wide', case when cardinality(k.sender) = 0 then null else (
      select jsonb_build_object(
        'count7d', count(*) filter (where a.occurred_at > k.at - interval '7 days'),
        'devices30d', count(distinct a.device_key) filter (where a.occurred_at > k.at - interval '30 days'),
        'toRecipient90d', count(*) filter (where a.recipient_key = any (k.recipient)),
        'newPayees72h', count(distinct a.recipient_key) filter (where a.occurred_at > k.at - interval '72 hours' and not exists (
          select from {{schema}}.fraud_analyses b where b.sender_key = any (k.sender) and b.recipient_key = a.recipient_key and b.occurred_at <= k.at - interval '72 hours')))
      from own a) || (
      select jsonb_build_object(
        'sendersToSelf72h', count(distinct a.sender_key),
        'sendersToSelf6h', count(distinct a.sender_key) filter (where a.occurred_at > k.at - interval '6 hours'),
        'lastInboundAt', (extract(epoch from max(a.occurred_at) filter (where a.occurred_at > k.at - interval '6 hours')) * 1000)::bigint)
      from came a) || (
      select jsonb_build_object('recipientSent30d', count(*), 'recipientCashOut30d', count(*) filter (where a.type = 'cash_out'))
      from {{schema}}.fraud_analyses a
      where a.sender_key = any (k.recipient) and a.occurred_at > k.at - interval '30 days' and a.occurred_at <= k.at) || jsonb_build_object(
      'toRecipientFirstAt', (select (extract(epoch from min(a.occurred_at)) * 1000)::bigint from {{schema}}.fraud_analyses a
        where a.sender_key = any (k.sender) and a.recipient_key = any (k.recipient) and a.occurred_at <= k.at),
      'deviceFirstAt', (select (extract(epoch from min(a.occurred_at)) * 1000)::bigint from {{schema}}.fraud_analyses a
        where a.device_key = any (k.device) and a.sender_key = any (k.sender) and a.occurred_at <= k.at),
      'recipientSenders72h', (select count(distinct a.sender_key) from {{schema}}.fraud_analyses a
        where a.recipient_key = any (k.recipient) and a.occurred_at > k.at - interval '72 hours' and a.occurred_at <= k.at),
      'recipientFirstAt', (select (extract(epoch from min(a.occurred_at)) * 1000)::bigint from {{schema}}.fraud_analyses a
        where a.recipient_key = any (k.recipient) and a.occurred_at <= k.at)) end,
    'peers', case when not (p_ask->>'wantsPeers')::boolean then null else (
      select jsonb_build_object('count', count(*), 'p99', percentile_disc(0.99) within group (order by r.amount)) from (
        select a.amount from {{schema}}.fraud_analyses a where a.livemode::text = current_setting('app.livemode') and a.currency = k.currency and a.type = p_ask->>'type'
        order by a.id desc limit 1000) r) end)
  from ask k);
end $$;
