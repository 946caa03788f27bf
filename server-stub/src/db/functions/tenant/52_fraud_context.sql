-- Everything a fraud analysis is decided on, in one round trip. Keys come as lists, one per master key of the ring; empty
-- lists ask for nothing, and nothing is then read for them. History is what had happened by `occurredAt`.
-- In PL/pgSQL, because it keeps the plan for the connection's life; PostgreSQL before 18 plans a function in SQL anew at every call.
create or replace function {{schema}}.fraud_context(p_ask jsonb) returns jsonb
language plpgsql stable as $$
declare
  v_now timestamptz;
  v_at timestamptz;
  v_key constant text := p_ask->>'key';
  v_currency constant text := p_ask->>'currency';
  v_amount constant bigint := (p_ask->>'amount')::bigint;
  v_sender constant text[] := array(select jsonb_array_elements_text(p_ask->'senderKeys'));
  v_recipient constant text[] := array(select jsonb_array_elements_text(p_ask->'recipientKeys'));
  v_device constant text[] := array(select jsonb_array_elements_text(p_ask->'deviceKeys'));
  v_agent constant text[] := array(select jsonb_array_elements_text(p_ask->'agentKeys'));
  v_answer jsonb;
begin
  select m.now, coalesce((p_ask->>'occurredAt')::timestamptz, m.now), jsonb_build_object(
      'now', (extract(epoch from m.now) * 1000)::bigint,
      'key', case when v_key is null then null else (
        select to_jsonb(i) from {{schema}}.idempotency_keys i where i.key = v_key and i.operation_id = p_ask->>'operationId') end,
      'policy', (select to_jsonb(p) from {{schema}}.fraud_policies p),
      'tenant', m.tenant, 'listed', false, 'fanIn', 0, 'agentEqual', 0, 'deviceSenders', 0, 'sender', null, 'wide', null, 'peers', null)
  into v_now, v_at, v_answer
  from (
    select coalesce(c.frozen_at, (p_ask->>'realNow')::timestamptz + coalesce(c.offset_ms, 0) * interval '1 millisecond') as now,
      jsonb_build_object('settings', t.settings, 'createdAt', t.created_at) as tenant
    from platform.tenants t left join platform.clocks c on c.tenant_id = t.id and c.livemode::text = current_setting('app.livemode')
    where t.id = current_setting('app.tenant_id')) m;

  if cardinality(v_recipient) > 0 then
    v_answer := v_answer || (select jsonb_build_object(
      'listed', exists (select from {{schema}}.fraud_analyses a where a.label = 'fraud' and a.recipient_key = any (v_recipient)),
      'fanIn', {{schema}}.fraud_payers(v_recipient, v_at, interval '24 hours')));
  end if;
  if cardinality(v_device) > 0 then
    v_answer := v_answer || (select jsonb_build_object(
      'listed', (v_answer->>'listed')::boolean or exists (select from {{schema}}.fraud_analyses a where a.label = 'fraud' and a.device_key = any (v_device)),
      'deviceSenders', (select count(distinct p.sender_key) from {{schema}}.fraud_pairs p
        where p.other_key = any (v_device) and p.kind = 'device' and p.last_at > v_at - interval '90 days' and p.first_at <= v_at
          and (p.last_at <= v_at or exists (select from {{schema}}.fraud_analyses a where a.sender_key = p.sender_key and a.device_key = p.other_key
            and a.occurred_at > v_at - interval '90 days' and a.occurred_at <= v_at)))));
  end if;
  if cardinality(v_agent) > 0 then
    v_answer := v_answer || jsonb_build_object('agentEqual', (select count(*) from {{schema}}.fraud_analyses a
      where a.agent_key = any (v_agent) and a.amount = v_amount and a.currency = v_currency and a.occurred_at > v_at - interval '30 minutes' and a.occurred_at <= v_at));
  end if;
  if cardinality(v_sender) > 0 then
    v_answer := v_answer || {{schema}}.fraud_sender(v_sender, v_recipient, v_device, v_currency, v_at);
    -- Amounts of others stand in for the sender's own as long as those are few (domain 5.3).
    if (p_ask->>'wantsPeers')::boolean and (v_answer#>>'{sender,profile,count}')::bigint < (p_ask->>'fewPayments')::bigint then
      v_answer := v_answer || jsonb_build_object('peers', (
        select jsonb_build_object('count', count(*), 'p99', percentile_disc(0.99) within group (order by r.amount)) from (
          select a.amount from {{schema}}.fraud_analyses a
          where a.livemode = current_setting('app.livemode')::boolean and a.currency = v_currency and a.type = p_ask->>'type'
          order by a.id desc limit 1000) r));
    end if;
  end if;
  return v_answer;
end $$;

-- How many different senders paid a recipient within a window that ends at a moment.
create or replace function {{schema}}.fraud_payers(p_recipient text[], p_at timestamptz, p_window interval) returns bigint
language plpgsql stable as $$
begin
  return (select count(distinct p.sender_key) from {{schema}}.fraud_pairs p
    where p.other_key = any (p_recipient) and p.kind = 'recipient' and p.last_at > p_at - p_window and p.first_at <= p_at
      -- Who paid again later may have paid within the window, or only before it.
      and (p.last_at <= p_at or exists (select from {{schema}}.fraud_analyses a where a.sender_key = p.sender_key and a.recipient_key = p.other_key
        and a.occurred_at > p_at - p_window and a.occurred_at <= p_at)));
end $$;

-- How often this sender paid these recipients, or used these devices, and how often that turned out good: of the newest 500.
create or replace function {{schema}}.fraud_good(p_sender text[], p_kind text, p_other text[], p_at timestamptz) returns jsonb
language plpgsql stable as $$
begin
  if cardinality(p_other) = 0 then
    return '[0, 0]';
  elsif p_kind = 'recipient' then
    return (select jsonb_build_array(count(*), count(*) filter (where {{schema}}.turned_out_good(r.label, r.decision, r.occurred_at, p.status, p_at)))
      from (select a.label, a.decision, a.occurred_at, a.used_by_payment_id from unnest(p_sender) s(key), unnest(p_other) o(key), lateral (
          select * from {{schema}}.fraud_analyses a where a.sender_key = s.key and a.recipient_key = o.key and a.occurred_at <= p_at
          order by a.occurred_at desc limit 500) a) r
        left join {{schema}}.payments p on p.id = r.used_by_payment_id);
  else
    return (select jsonb_build_array(count(*), count(*) filter (where {{schema}}.turned_out_good(r.label, r.decision, r.occurred_at, p.status, p_at)))
      from (select a.label, a.decision, a.occurred_at, a.used_by_payment_id from unnest(p_sender) s(key), unnest(p_other) o(key), lateral (
          select * from {{schema}}.fraud_analyses a where a.sender_key = s.key and a.device_key = o.key and a.occurred_at <= p_at
          order by a.occurred_at desc limit 500) a) r
        left join {{schema}}.payments p on p.id = r.used_by_payment_id);
  end if;
end $$;

-- The sender's own part of fraud_context: the members `sender` and `wide`, and `unfolded`, how many analyses were read for its windows.
-- A list of keys is gone through key by key: only then does an index give the newest row first.
create or replace function {{schema}}.fraud_sender(p_sender text[], p_recipient text[], p_device text[], p_currency text, p_at timestamptz) returns jsonb
language plpgsql stable as $$
declare
  v_key text;
  v_past record;
  v_unfolded bigint := 0;
  v_hours bigint[] := array_fill(0::bigint, array[24]);
  v_count bigint := 0;
  v_sum numeric := 0;
  v_squares numeric := 0;
  v_count_7d bigint := 0;
  v_sent_30d bigint := 0;
  v_cash_outs_30d bigint := 0;
  v_sender jsonb;
  v_wide jsonb;
begin
  foreach v_key in array p_sender loop
    v_past := {{schema}}.fraud_past(v_key, p_at);
    v_unfolded := v_unfolded + v_past.read;
    v_count := v_count + coalesce((v_past.currencies->p_currency->>0)::bigint, 0);
    v_sum := v_sum + coalesce((v_past.currencies->p_currency->>1)::numeric, 0);
    v_squares := v_squares + coalesce((v_past.currencies->p_currency->>2)::numeric, 0);
    v_count_7d := v_count_7d + v_past.count_7d;
    for hour in 1..24 loop
      v_hours[hour] := v_hours[hour] + v_past.hours[hour];
    end loop;
  end loop;
  foreach v_key in array p_recipient loop
    v_past := {{schema}}.fraud_past(v_key, p_at);
    v_unfolded := v_unfolded + v_past.read;
    v_sent_30d := v_sent_30d + v_past.count_30d;
    v_cash_outs_30d := v_cash_outs_30d + v_past.cash_outs_30d;
  end loop;

  v_sender := jsonb_build_object(
    'profile', jsonb_build_object('count', v_count,
      'mean', case when v_count > 0 then (v_sum / v_count)::double precision end,
      'deviation', case when v_count > 1 then sqrt(greatest(0, (v_squares - v_sum * v_sum / v_count) / (v_count - 1))::double precision) end),
    'hours', (select coalesce(jsonb_object_agg(h.place - 1, h.count), '{}'::jsonb) from unnest(v_hours) with ordinality h(count, place) where h.count > 0),
    'recent', (select coalesce(jsonb_agg(jsonb_build_array((extract(epoch from r.occurred_at) * 1000)::bigint, r.amount, r.currency, r.recipient_key = any (p_recipient), p.status)
        order by r.occurred_at desc), '[]'::jsonb)
      from (select a.* from unnest(p_sender) k(key), lateral (
          select a.occurred_at, a.amount, a.currency, a.recipient_key, a.used_by_payment_id from {{schema}}.fraud_analyses a
          where a.sender_key = k.key and a.occurred_at > p_at - interval '24 hours' and a.occurred_at <= p_at order by a.occurred_at desc limit 300) a
        order by a.occurred_at desc limit 300) r left join {{schema}}.payments p on p.id = r.used_by_payment_id),
    'incoming', (select coalesce(jsonb_agg(jsonb_build_array((extract(epoch from r.occurred_at) * 1000)::bigint, r.amount, r.currency, coalesce(r.sender_key = any (p_recipient), false))
        order by r.occurred_at desc), '[]'::jsonb)
      from (select a.* from unnest(p_sender) k(key), lateral (
          select a.occurred_at, a.amount, a.currency, a.sender_key from {{schema}}.fraud_analyses a
          where a.recipient_key = k.key and a.occurred_at > p_at - interval '6 hours' and a.occurred_at <= p_at order by a.occurred_at desc limit 300) a
        order by a.occurred_at desc limit 300) r),
    'lastAt', (select (extract(epoch from max(a.occurred_at)) * 1000)::bigint from unnest(p_sender) k(key), lateral (
      select a.occurred_at from {{schema}}.fraud_analyses a where a.sender_key = k.key and a.occurred_at <= p_at order by a.occurred_at desc limit 1) a),
    'place', (select jsonb_build_array((extract(epoch from a.occurred_at) * 1000)::bigint, a.latitude, a.longitude) from unnest(p_sender) k(key), lateral (
        select a.occurred_at, a.latitude, a.longitude from {{schema}}.fraud_analyses a
        where a.sender_key = k.key and a.latitude is not null and a.occurred_at <= p_at order by a.occurred_at desc limit 1) a
      order by a.occurred_at desc limit 1),
    'toRecipient', {{schema}}.fraud_good(p_sender, 'recipient', p_recipient, p_at),
    'onDevice', {{schema}}.fraud_good(p_sender, 'device', p_device, p_at));

  v_wide := jsonb_build_object(
    'count7d', v_count_7d,
    'devices30d', (select count(distinct p.other_key) from {{schema}}.fraud_pairs p
      where p.sender_key = any (p_sender) and p.kind = 'device' and p.last_at > p_at - interval '30 days' and p.first_at <= p_at
        and (p.last_at <= p_at or exists (select from {{schema}}.fraud_analyses a where a.sender_key = p.sender_key and a.device_key = p.other_key
          and a.occurred_at > p_at - interval '30 days' and a.occurred_at <= p_at))),
    'newPayees72h', (select count(distinct p.other_key) from {{schema}}.fraud_pairs p
      where p.sender_key = any (p_sender) and p.kind = 'recipient' and p.first_at > p_at - interval '72 hours' and p.first_at <= p_at
        -- Under another of the sender's keys the recipient may be an old one.
        and (cardinality(p_sender) = 1 or not exists (select from {{schema}}.fraud_pairs b
          where b.sender_key = any (p_sender) and b.kind = 'recipient' and b.other_key = p.other_key and b.first_at <= p_at - interval '72 hours'))),
    'sendersToSelf72h', {{schema}}.fraud_payers(p_sender, p_at, interval '72 hours'),
    'sendersToSelf6h', {{schema}}.fraud_payers(p_sender, p_at, interval '6 hours'),
    'lastInboundAt', (select (extract(epoch from max(a.occurred_at)) * 1000)::bigint from unnest(p_sender) k(key), lateral (
      select a.occurred_at from {{schema}}.fraud_analyses a
      where a.recipient_key = k.key and a.occurred_at > p_at - interval '6 hours' and a.occurred_at <= p_at order by a.occurred_at desc limit 1) a),
    'toRecipient90d', (select count(*) from {{schema}}.fraud_analyses a
      where a.sender_key = any (p_sender) and a.recipient_key = any (p_recipient) and a.occurred_at > p_at - interval '90 days' and a.occurred_at <= p_at),
    'toRecipientFirstAt', (select (extract(epoch from min(p.first_at)) * 1000)::bigint from {{schema}}.fraud_pairs p
      where p.sender_key = any (p_sender) and p.kind = 'recipient' and p.other_key = any (p_recipient) and p.first_at <= p_at),
    'deviceFirstAt', (select (extract(epoch from min(p.first_at)) * 1000)::bigint from {{schema}}.fraud_pairs p
      where p.sender_key = any (p_sender) and p.kind = 'device' and p.other_key = any (p_device) and p.first_at <= p_at),
    'recipientSenders72h', {{schema}}.fraud_payers(p_recipient, p_at, interval '72 hours'),
    'recipientFirstAt', (select (extract(epoch from min(a.occurred_at)) * 1000)::bigint from unnest(p_recipient) k(key), lateral (
      select a.occurred_at from {{schema}}.fraud_analyses a where a.recipient_key = k.key and a.occurred_at <= p_at order by a.occurred_at limit 1) a),
    'recipientSent30d', v_sent_30d,
    'recipientCashOut30d', v_cash_outs_30d);
  return jsonb_build_object('sender', v_sender, 'wide', v_wide, 'unfolded', v_unfolded);
end $$;
