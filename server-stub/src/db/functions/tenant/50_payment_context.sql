-- Everything a payment is decided on, in one round trip. Each part is null or empty when the request does not need it.
-- In PL/pgSQL, because it keeps the plan for the connection's life; PostgreSQL before 18 plans a function in SQL anew at every call.
create or replace function {{schema}}.payment_context(p_ask jsonb) returns jsonb
language plpgsql stable as $$
begin
  return (
  with moment as (
    -- Test mode may live at another time (platform.clocks); the window of the routing history ends there.
    select coalesce((p_ask->>'asOf')::timestamptz, c.frozen_at, (p_ask->>'realNow')::timestamptz + coalesce(c.offset_ms, 0) * interval '1 millisecond') as at
    from (select 1) one left join platform.clocks c
      on c.tenant_id = current_setting('app.tenant_id') and c.livemode::text = current_setting('app.livemode')
  )
  select jsonb_build_object(
    'now', (extract(epoch from m.at) * 1000)::bigint,
    'key', (
      select to_jsonb(k) from {{schema}}.idempotency_keys k
      where k.key = p_ask->>'key' and k.operation_id = p_ask->>'operationId'),
    'account', (
      select to_jsonb(a) || jsonb_build_object('available', (
        select b.amount from {{schema}}.balances b where b.account_id = a.id and b.bucket = 'available' and b.shard = 0))
      from {{schema}}.accounts a
      where case when p_ask->>'accountId' is null then a.is_default and a.currency = p_ask->>'currency' else a.id = p_ask->>'accountId' end),
    'target', (select to_jsonb(a) from {{schema}}.accounts a where a.id = p_ask->>'targetAccountId'),
    'quote', (select q.doc from {{schema}}.quotes q where q.id = p_ask->>'quoteId'),
    'customer', (select jsonb_build_object('erased', c.erased_at is not null) from {{schema}}.customers c where c.id = p_ask->>'customerId'),
    'tenant', (select t.settings from platform.tenants t where t.id = current_setting('app.tenant_id')),
    -- Rails that could not be reached at that moment (domain 5.1 point 9).
    'downRails', coalesce((
      select jsonb_agg(o.rail order by o.rail) from {{schema}}.rail_outages o
      where o.livemode::text = current_setting('app.livemode') and o.down_at <= m.at and (o.ended_at is null or o.ended_at > m.at)), '[]'::jsonb),
    -- Since when rails are back that were out within the last hour: what was observed before says nothing of their health.
    'recovered', coalesce((
      select jsonb_object_agg(o.rail, (extract(epoch from o.at) * 1000)::bigint) from (
        select o.rail, max(o.ended_at) as at from {{schema}}.rail_outages o
        where o.livemode::text = current_setting('app.livemode') and o.down_at is not null
          and o.ended_at <= m.at and o.ended_at > m.at - interval '1 hour' group by o.rail) o), '{}'::jsonb),
    'observations', coalesce((
      select jsonb_agg(jsonb_build_array(o.rail, o.amount, o.cost, o.tariff, o.fx_margin_bps, o.succeeded, o.latency_seconds,
        (extract(epoch from o.observed_at) * 1000)::bigint) order by o.observed_at, o.id)
      from {{schema}}.observations o
      where o.livemode::text = current_setting('app.livemode') and o.corridor_id = p_ask->>'corridorId'
        and o.observed_at >= m.at - interval '24 hours' and o.observed_at <= m.at), '[]'::jsonb))
  from moment m);
end $$;
