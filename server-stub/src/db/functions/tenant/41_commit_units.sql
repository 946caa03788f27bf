-- Moves the money of several units at once: one look at each balance, in the fixed order of post_entries, and one change. What a unit
-- alone would be refused for ends all of them with NJ431, and the caller commits them one by one to learn which it was.
create or replace function {{schema}}.post_entries_of_many(p_units jsonb) returns void
language plpgsql as $$
declare
  v_guarded integer;
  v_moved integer;
begin
  perform 1 from {{schema}}.balances b where (b.account_id, b.bucket, b.shard, b.tenant_id, b.livemode) in (
    select e.account_id, e.bucket, e.shard, e.tenant_id, e.livemode
    from jsonb_array_elements(p_units) u, jsonb_to_recordset(u->'entries') as e(account_id text, bucket text, shard integer, tenant_id text, livemode boolean))
  order by b.account_id, b.bucket, b.shard for update;

  with steps as materialized (
    select e.*, case e.direction when 'credit' then e.amount else -e.amount end as delta,
      sum(case e.direction when 'credit' then e.amount else -e.amount end) over (partition by e.account_id, e.bucket, e.shard order by e.id) as running
    from jsonb_array_elements(p_units) u, jsonb_to_recordset(u->'entries') as e(id text, tenant_id text, livemode boolean, transaction_id text,
      account_id text, bucket text, shard integer, direction text, amount bigint, currency text, guarded boolean, posting text, phase text, kind text,
      description text, created_at timestamptz)
  ), totals as materialized (
    select s.account_id, s.bucket, s.shard, s.tenant_id, s.livemode, s.currency, s.guarded, sum(s.delta)::bigint as total, min(s.running) as lowest, bool_or(s.delta < 0) as debited
    from steps s group by 1, 2, 3, 4, 5, 6, 7
  ), moved as (
    update {{schema}}.balances b set amount = b.amount + t.total from totals t
    where t.guarded and b.account_id = t.account_id and b.bucket = t.bucket and b.shard = t.shard and b.tenant_id = t.tenant_id and b.livemode = t.livemode
      and b.amount + t.lowest >= 0 and not (b.blocked and t.debited)
    returning b.account_id, b.bucket, b.shard, b.amount - t.total as before
  ), sharded as (
    insert into {{schema}}.balances as b (account_id, bucket, shard, tenant_id, livemode, currency, amount, guarded, blocked)
    select t.account_id, t.bucket, t.shard, t.tenant_id, t.livemode, t.currency, t.total, false, false from totals t
    where not t.guarded order by t.account_id, t.bucket, t.shard
    on conflict (account_id, bucket, shard, tenant_id, livemode) do update set amount = b.amount + excluded.amount
  ), written as (
    insert into {{schema}}.entries (id, tenant_id, livemode, transaction_id, account_id, bucket, shard, direction, amount, currency,
      balance_after, posting, phase, kind, description, created_at)
    select s.id, s.tenant_id, s.livemode, s.transaction_id, s.account_id, s.bucket, s.shard, s.direction, s.amount, s.currency,
      (m.before + s.running)::bigint, s.posting, s.phase, s.kind, s.description, s.created_at
    from steps s left join moved m on s.guarded and m.account_id = s.account_id and m.bucket = s.bucket and m.shard = s.shard
    order by s.account_id, s.bucket, s.shard, s.id
  )
  select (select count(*) from totals where guarded), (select count(*) from moved) into v_guarded, v_moved;
  if v_moved <> v_guarded then
    raise exception 'a balance among several does not suffice' using errcode = 'NJ431';
  end if;
end $$;

-- Writes several decided units, each with an idempotency key of its own, or none of them: what commit_unit does for one, with one statement
-- per table for all. Takes the members of hot commands only (micro-batch.ts). A key that was seen before, and whatever else would make the
-- outcome of one differ from that of the others, ends all of them with NJ431.
create or replace function {{schema}}.commit_units(p_units jsonb) returns jsonb
language plpgsql as $$
declare
  u jsonb;
  v_count integer;
begin
  perform set_config('lock_timeout', p_units->0->>'lockTimeout', true);
  insert into {{schema}}.idempotency_keys
  select r.* from jsonb_array_elements(p_units) x, jsonb_populate_record(null::{{schema}}.idempotency_keys, x->'idempotency') r
  order by r.operation_id, r.key on conflict do nothing;
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_units) then
    raise exception 'a key among several was used before' using errcode = 'NJ431';
  end if;
  perform set_config('lock_timeout', '10s', true);

  insert into {{schema}}.transactions
  select r.* from jsonb_array_elements(p_units) x, jsonb_populate_recordset(null::{{schema}}.transactions, x->'transactions') r;
  insert into {{schema}}.payments
  select r.* from jsonb_array_elements(p_units) x, jsonb_populate_recordset(null::{{schema}}.payments, x->'payments') r;
  -- No two units of a batch are of one sender: each counts what was committed before.
  perform pg_advisory_xact_lock(g.lock) from (
    select distinct hashtextextended('{{schema}}' || (x->'velocityGuard'->>'sender_key'), 0) as lock
    from jsonb_array_elements(p_units) x where x ? 'velocityGuard' order by 1) g;
  if exists (select from jsonb_array_elements(p_units) x where x ? 'velocityGuard' and (
    select count(*) from {{schema}}.fraud_analyses a where a.sender_key = x->'velocityGuard'->>'sender_key'
      and a.occurred_at > (x->'velocityGuard'->>'since')::timestamptz) > (x->'velocityGuard'->>'most')::bigint) then
    raise exception 'a sender among several has been busier than the analysis saw' using errcode = 'NJ431';
  end if;
  for u in select x->'cardUse' from jsonb_array_elements(p_units) x where x ? 'cardUse' order by x->'cardUse'->>'card_id' loop
    perform {{schema}}.use_card(u);
  end loop;
  insert into {{schema}}.fraud_analyses
  select r.* from jsonb_array_elements(p_units) x, jsonb_populate_recordset(null::{{schema}}.fraud_analyses, x->'fraudAnalyses') r;
  insert into {{schema}}.card_authorizations
  select r.* from jsonb_array_elements(p_units) x, jsonb_array_elements(x->'inserts') i, jsonb_populate_record(null::{{schema}}.card_authorizations, i->'row') r;
  insert into {{schema}}.audit_drafts
  select r.* from jsonb_array_elements(p_units) x, jsonb_populate_recordset(null::{{schema}}.audit_drafts, x->'auditDrafts') r;
  insert into {{schema}}.events
  select r.* from jsonb_array_elements(p_units) x, jsonb_array_elements(x->'events') e, jsonb_populate_record(null::{{schema}}.events, {{schema}}.whole_event(e, x)) r;
  insert into platform.outbox (event_id, tenant_id, livemode)
  select e.id, e.tenant_id, e.livemode
  from jsonb_array_elements(p_units) x, jsonb_to_recordset(x->'events') as e(id text, tenant_id text, livemode boolean);
  insert into platform.jobs (id, tenant_id, livemode, kind, subject, payload, run_at, max_attempts, created_at)
  select j.id, j.tenant_id, j.livemode, j.kind, j.subject, j.payload, j.run_at, j.max_attempts, j.created_at
  from jsonb_array_elements(p_units) x, jsonb_populate_recordset(null::platform.jobs, x->'jobs') j;
  -- Last, because everybody else who moves the same money waits from here to the commit.
  perform {{schema}}.post_entries_of_many(p_units);
  return jsonb_build_object('outcome', 'committed');
end $$;
