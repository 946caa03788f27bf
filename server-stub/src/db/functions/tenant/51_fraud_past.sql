-- A sender's 90 days as they stand at a moment: the stored sums of another moment, and what came and went in between.
-- `read` says how many analyses had to be read for it. Exact whichever of the two moments is the later one.
create or replace function {{schema}}.fraud_past(p_sender text, p_at timestamptz, out read bigint, out count_7d bigint, out count_30d bigint,
  out cash_outs_30d bigint, out hours bigint[], out currencies jsonb)
language plpgsql stable as $$
declare
  v_base {{schema}}.fraud_pasts;
  v_has_base boolean;
  v_from timestamptz := p_at - interval '90 days';
  v_to timestamptz := p_at;
  v_sign integer := 1;
  g record;
  v_sums jsonb;
begin
  read := 0;
  select * into v_base from {{schema}}.fraud_pasts p where p.sender_key = p_sender;
  -- From far away the way over the stored sums is the longer one.
  v_has_base := found and v_base.as_of between p_at - interval '7 days' and p_at + interval '1 day';
  if v_has_base then
    count_7d := v_base.count_7d;
    count_30d := v_base.count_30d;
    cash_outs_30d := v_base.cash_outs_30d;
    hours := v_base.hours;
    currencies := v_base.currencies;
    v_from := least(v_base.as_of, p_at);
    v_to := greatest(v_base.as_of, p_at);
    v_sign := case when v_base.as_of <= p_at then 1 else -1 end;
    if v_from = v_to then
      return;
    end if;
  else
    count_7d := 0;
    count_30d := 0;
    cash_outs_30d := 0;
    hours := array_fill(0::bigint, array[24]);
    currencies := '{}';
  end if;
  for g in
    select extract(hour from w.occurred_at at time zone 'UTC')::integer as hour, w.currency, count(*) as rows, sum(w.in_90d) as n, sum(w.in_90d * l.ln) as s, sum(w.in_90d * l.ln * l.ln) as q,
      sum(w.in_30d) as n_30d, sum(w.in_30d) filter (where w.type = 'cash_out') as cash_outs_30d, sum(w.in_7d) as n_7d
    from (
      select a.occurred_at, a.currency, a.amount, a.type, v_sign as in_90d, case when a.occurred_at > p_at - interval '30 days' then v_sign else 0 end as in_30d,
        case when a.occurred_at > p_at - interval '7 days' then v_sign else 0 end as in_7d
      from {{schema}}.fraud_analyses a where a.sender_key = p_sender and a.occurred_at > v_from and a.occurred_at <= v_to
      union all
      select a.occurred_at, a.currency, a.amount, a.type, -v_sign, 0, 0 from {{schema}}.fraud_analyses a
      where v_has_base and a.sender_key = p_sender and a.occurred_at > v_from - interval '90 days' and a.occurred_at <= v_to - interval '90 days'
      union all
      select a.occurred_at, a.currency, a.amount, a.type, 0, -v_sign, 0 from {{schema}}.fraud_analyses a
      where v_has_base and a.sender_key = p_sender and a.occurred_at > v_from - interval '30 days' and a.occurred_at <= v_to - interval '30 days'
      union all
      select a.occurred_at, a.currency, a.amount, a.type, 0, 0, -v_sign from {{schema}}.fraud_analyses a
      where v_has_base and a.sender_key = p_sender and a.occurred_at > v_from - interval '7 days' and a.occurred_at <= v_to - interval '7 days') w,
      -- Decimal, so that what is added and taken away again leaves nothing behind.
      lateral (select ln(w.amount::double precision)::numeric as ln) l
    group by 1, 2
  loop
    read := read + g.rows;
    count_7d := count_7d + g.n_7d;
    count_30d := count_30d + g.n_30d;
    cash_outs_30d := cash_outs_30d + coalesce(g.cash_outs_30d, 0);
    hours[g.hour + 1] := hours[g.hour + 1] + g.n;
    v_sums := coalesce(currencies->g.currency, '[0, 0, 0]');
    currencies := currencies || jsonb_build_object(g.currency,
      jsonb_build_array((v_sums->>0)::bigint + g.n, (v_sums->>1)::numeric + g.s, (v_sums->>2)::numeric + g.q));
  end loop;
end $$;

-- Moves the stored sums of senders on to a moment. Called beside the commands, never by them; calling it twice, or never, changes no answer.
create or replace function {{schema}}.fold_fraud_past(p_ask jsonb) returns jsonb
language plpgsql as $$
declare
  v_at constant timestamptz := (p_ask->>'at')::timestamptz;
  v_sender text;
begin
  -- In the order in which writers take them, so that nobody waits in a circle.
  for v_sender in select k.value from jsonb_array_elements_text(p_ask->'senderKeys') k order by hashtextextended('{{schema}} past ' || k.value, 0) loop
    -- Whoever is writing an analysis of this sender is waited for, and whoever comes next waits: none is missed.
    perform pg_advisory_xact_lock(hashtextextended('{{schema}} past ' || v_sender, 0));
    if not exists (select from {{schema}}.fraud_pasts p where p.sender_key = v_sender and p.as_of between v_at and v_at + interval '1 day') then
      insert into {{schema}}.fraud_pasts as p (sender_key, tenant_id, livemode, as_of, count_7d, count_30d, cash_outs_30d, hours, currencies)
      select v_sender, current_setting('app.tenant_id'), current_setting('app.livemode')::boolean, v_at, f.count_7d, f.count_30d, f.cash_outs_30d, f.hours, f.currencies
      from {{schema}}.fraud_past(v_sender, v_at) f
      on conflict (sender_key, tenant_id, livemode) do update
      set as_of = excluded.as_of, count_7d = excluded.count_7d, count_30d = excluded.count_30d, cash_outs_30d = excluded.cash_outs_30d,
        hours = excluded.hours, currencies = excluded.currencies;
    end if;
  end loop;
  return '{}';
end $$;

-- Keeps pairs and stored sums in step with new analyses, whoever writes them.
create or replace function {{schema}}.remember_analyses() returns trigger
language plpgsql as $$
declare
  a record;
begin
  if not exists (select from added n where n.sender_key is not null) then
    return null;
  end if;
  insert into {{schema}}.fraud_pairs as p (sender_key, kind, other_key, tenant_id, livemode, first_at, last_at)
  select n.sender_key, o.kind, o.key, n.tenant_id, n.livemode, min(n.occurred_at), max(n.occurred_at)
  from added n, lateral (values ('recipient', n.recipient_key), ('device', n.device_key)) o(kind, key)
  where n.sender_key is not null and o.key is not null
  group by 1, 2, 3, 4, 5 order by 1, 2, 3
  on conflict (sender_key, kind, other_key, tenant_id, livemode) do update
  set first_at = least(p.first_at, excluded.first_at), last_at = greatest(p.last_at, excluded.last_at);

  -- In one order, so that nobody waits in a circle. Each statement from here on sees what was folded before.
  perform pg_advisory_xact_lock_shared(l.lock) from (
    select hashtextextended('{{schema}} past ' || n.sender_key, 0) as lock from added n where n.sender_key is not null group by 1 order by 1) l;
  for a in
    select n.* from added n join {{schema}}.fraud_pasts p on p.sender_key = n.sender_key
    where n.occurred_at <= p.as_of and n.occurred_at > p.as_of - interval '90 days' order by n.sender_key
  loop
    update {{schema}}.fraud_pasts p
    set count_7d = p.count_7d + (a.occurred_at > p.as_of - interval '7 days')::integer,
      count_30d = p.count_30d + (a.occurred_at > p.as_of - interval '30 days')::integer,
      cash_outs_30d = p.cash_outs_30d + (a.type = 'cash_out' and a.occurred_at > p.as_of - interval '30 days')::integer,
      hours[extract(hour from a.occurred_at at time zone 'UTC')::integer + 1] = p.hours[extract(hour from a.occurred_at at time zone 'UTC')::integer + 1] + 1,
      currencies = p.currencies || jsonb_build_object(a.currency, jsonb_build_array(
        coalesce((p.currencies->a.currency->>0)::bigint, 0) + 1, coalesce((p.currencies->a.currency->>1)::numeric, 0) + l.ln,
        coalesce((p.currencies->a.currency->>2)::numeric, 0) + l.ln * l.ln))
    from (select ln(a.amount::double precision)::numeric as ln) l
    where p.sender_key = a.sender_key and a.occurred_at <= p.as_of and a.occurred_at > p.as_of - interval '90 days';
  end loop;
  return null;
end $$;
create or replace trigger fraud_analyses_remembered after insert on {{schema}}.fraud_analyses
  referencing new table as added for each statement execute function {{schema}}.remember_analyses();
