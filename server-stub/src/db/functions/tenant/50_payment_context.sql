-- Everything a payment is decided on, in one round trip. Each part is null or empty when the request does not need it.
-- In PL/pgSQL, because it keeps the plan for the connection's life; PostgreSQL before 18 plans a function in SQL anew at every call.
create or replace function {{schema}}.payment_context(p_ask jsonb) returns jsonb
language plpgsql stable as $$
declare
  v_livemode constant boolean := current_setting('app.livemode')::boolean;
  v_at timestamptz;
  v_account {{schema}}.accounts;
  v_answer jsonb;
begin
  -- Test mode may live at another time (platform.clocks); the window of the routing history ends there.
  select coalesce((p_ask->>'asOf')::timestamptz, c.frozen_at, (p_ask->>'realNow')::timestamptz + coalesce(c.offset_ms, 0) * interval '1 millisecond'),
    jsonb_build_object('key', null, 'account', null, 'target', null, 'quote', null, 'customer', null, 'fraud', null, 'observations', '[]'::jsonb, 'tenant', t.settings)
  into v_at, v_answer
  from platform.tenants t left join platform.clocks c on c.tenant_id = t.id and c.livemode = v_livemode
  where t.id = current_setting('app.tenant_id');

  if p_ask->>'accountId' is null then
    select * into v_account from {{schema}}.accounts a
    where a.tenant_id = current_setting('app.tenant_id') and a.livemode = v_livemode and a.is_default and a.currency = p_ask->>'currency';
  else
    select * into v_account from {{schema}}.accounts a where a.id = p_ask->>'accountId';
  end if;
  v_answer := v_answer || jsonb_build_object(
    'now', (extract(epoch from v_at) * 1000)::bigint,
    'account', case when v_account.id is not null then to_jsonb(v_account) || jsonb_build_object('available', (
      select b.amount from {{schema}}.balances b where b.account_id = v_account.id and b.bucket = 'available' and b.shard = 0)) end,
    -- Rails that could not be reached at that moment (domain 5.1 point 9).
    'downRails', coalesce((
      select jsonb_agg(o.rail order by o.rail) from {{schema}}.rail_outages o
      where o.livemode = v_livemode and o.down_at <= v_at and (o.ended_at is null or o.ended_at > v_at)), '[]'::jsonb),
    -- Since when rails are back that were out within the last hour: what was observed before says nothing of their health.
    'recovered', coalesce((
      select jsonb_object_agg(o.rail, (extract(epoch from o.at) * 1000)::bigint) from (
        select o.rail, max(o.ended_at) as at from {{schema}}.rail_outages o
        where o.livemode = v_livemode and o.down_at is not null and o.ended_at <= v_at and o.ended_at > v_at - interval '1 hour' group by o.rail) o), '{}'::jsonb));
  if p_ask->>'key' is not null then
    v_answer := v_answer || jsonb_build_object('key', (
      select to_jsonb(k) from {{schema}}.idempotency_keys k where k.key = p_ask->>'key' and k.operation_id = p_ask->>'operationId'));
  end if;
  if p_ask->>'targetAccountId' is not null then
    v_answer := v_answer || jsonb_build_object('target', (select to_jsonb(a) from {{schema}}.accounts a where a.id = p_ask->>'targetAccountId'));
  end if;
  if p_ask->>'quoteId' is not null then
    v_answer := v_answer || jsonb_build_object('quote', (select q.doc from {{schema}}.quotes q where q.id = p_ask->>'quoteId'));
  end if;
  if p_ask->>'customerId' is not null then
    v_answer := v_answer || jsonb_build_object('customer', (
      select jsonb_build_object('erased', c.erased_at is not null) from {{schema}}.customers c where c.id = p_ask->>'customerId'));
  end if;
  if p_ask->>'corridorId' is not null then
    v_answer := v_answer || jsonb_build_object('observations', coalesce((
      select jsonb_agg(jsonb_build_array(o.rail, o.amount, o.cost, o.tariff, o.fx_margin_bps, o.succeeded, o.latency_seconds,
        (extract(epoch from o.observed_at) * 1000)::bigint) order by o.observed_at, o.id)
      from {{schema}}.observations o
      where o.livemode = v_livemode and o.corridor_id = p_ask->>'corridorId' and o.observed_at >= v_at - interval '24 hours' and o.observed_at <= v_at), '[]'::jsonb));
  end if;
  if p_ask->>'fraud' is not null then
    v_answer := v_answer || jsonb_build_object('fraud', {{schema}}.fraud_context(p_ask->'fraud'));
  end if;
  return v_answer;
end $$;

-- Several questions of one tenant at once, answered in their order (db/read-batch.ts).
create or replace function {{schema}}.payment_contexts(p_asks jsonb) returns jsonb
language plpgsql stable as $$
begin
  return (select jsonb_agg({{schema}}.payment_context(a.ask) order by a.place) from jsonb_array_elements(p_asks) with ordinality a(ask, place));
end $$;
