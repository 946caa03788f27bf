-- An event whose resource is a payment of its own unit names the payment's place there, so that the resource crosses the wire once.
create or replace function {{schema}}.whole_event(p_event jsonb, p_unit jsonb) returns jsonb
language sql immutable as $$
  select case when p_event ? 'data_of_payment' then p_event || jsonb_build_object('data', p_unit->'payments'->(p_event->>'data_of_payment')::integer->'doc'->'payment') else p_event end
$$;

-- Writes one decided unit of work, or nothing: the idempotency key first, then rows, state changes, money, audit, events
-- and jobs. Answers {"outcome":"committed"}, or what an earlier request with the same key left behind.
create or replace function {{schema}}.commit_unit(p_unit jsonb) returns jsonb
language plpgsql as $$
declare
  v_key jsonb := p_unit->'idempotency';
  v_seen {{schema}}.idempotency_keys;
begin
  if v_key is not null then
    perform set_config('lock_timeout', p_unit->>'lockTimeout', true);
    begin
      insert into {{schema}}.idempotency_keys select * from jsonb_populate_record(null::{{schema}}.idempotency_keys, v_key) on conflict do nothing;
    exception when lock_not_available then
      return jsonb_build_object('outcome', 'in_progress');
    end;
    if not found then
      select * into v_seen from {{schema}}.idempotency_keys k
      where k.key = v_key->>'key' and k.operation_id = v_key->>'operation_id'
        and k.tenant_id = v_key->>'tenant_id' and k.livemode = (v_key->>'livemode')::boolean;
      return jsonb_build_object('outcome', 'seen', 'record', to_jsonb(v_seen));
    end if;
    perform set_config('lock_timeout', '10s', true);
  end if;

  if p_unit ? 'itemKeys' then
    insert into {{schema}}.idempotency_keys select * from jsonb_populate_recordset(null::{{schema}}.idempotency_keys, p_unit->'itemKeys');
  end if;

  -- Rows first: the others refer to them.
  if p_unit ? 'accounts' then
    insert into {{schema}}.accounts select * from jsonb_populate_recordset(null::{{schema}}.accounts, p_unit->'accounts');
    insert into {{schema}}.balances (account_id, bucket, shard, tenant_id, livemode, currency, amount, guarded, blocked)
    select a.id, b.bucket, 0, a.tenant_id, a.livemode, a.currency, 0, true, false
    from jsonb_populate_recordset(null::{{schema}}.accounts, p_unit->'accounts') a cross join unnest(array['available', 'reserved', 'pending']) b(bucket);
  end if;
  if p_unit ? 'transactions' then
    insert into {{schema}}.transactions select * from jsonb_populate_recordset(null::{{schema}}.transactions, p_unit->'transactions');
  end if;
  if p_unit ? 'payments' then
    insert into {{schema}}.payments select * from jsonb_populate_recordset(null::{{schema}}.payments, p_unit->'payments');
  end if;
  -- A burst cannot outrun an analysis: one at a time per sender, and each counts those committed before it.
  if p_unit ? 'velocityGuard' then
    perform pg_advisory_xact_lock(hashtextextended('{{schema}}' || (p_unit->'velocityGuard'->>'sender_key'), 0));
    if (select count(*) from {{schema}}.fraud_analyses a where a.sender_key = p_unit->'velocityGuard'->>'sender_key'
        and a.occurred_at > (p_unit->'velocityGuard'->>'since')::timestamptz) > (p_unit->'velocityGuard'->>'most')::bigint then
      raise exception 'the sender has been busier than the analysis saw' using errcode = 'NJ409';
    end if;
  end if;
  if p_unit ? 'cardUse' then
    perform {{schema}}.use_card(p_unit->'cardUse');
  end if;
  if p_unit ? 'fraudAnalyses' then
    insert into {{schema}}.fraud_analyses select * from jsonb_populate_recordset(null::{{schema}}.fraud_analyses, p_unit->'fraudAnalyses');
  end if;
  if p_unit ? 'inserts' then
    perform {{schema}}.insert_rows(p_unit->'inserts');
  end if;
  if p_unit ? 'widgetTokens' then
    insert into platform.widget_tokens (token_hash, tenant_id, livemode, session_id, widget_id, created_at)
    select w.token_hash, w.tenant_id, w.livemode, w.session_id, w.widget_id, w.created_at
    from jsonb_populate_recordset(null::platform.widget_tokens, p_unit->'widgetTokens') w;
  end if;
  if p_unit ? 'erasedCustomer' then
    perform {{schema}}.erase_customer(p_unit->'erasedCustomer');
  end if;
  if p_unit ? 'updates' then
    perform {{schema}}.apply_updates(p_unit->'updates');
  end if;
  if p_unit ? 'attempts' then
    insert into {{schema}}.attempts select * from jsonb_populate_recordset(null::{{schema}}.attempts, p_unit->'attempts')
    on conflict (id, tenant_id, livemode) do update
    set status = excluded.status, provider_reference = excluded.provider_reference, deadline_at = excluded.deadline_at,
        resolved_at = excluded.resolved_at, doc = excluded.doc;
    insert into platform.provider_references (reference, tenant_id, livemode, payment_id)
    select a.id, a.tenant_id, a.livemode, a.payment_id from jsonb_populate_recordset(null::{{schema}}.attempts, p_unit->'attempts') a
    on conflict do nothing;
  end if;
  if p_unit ? 'providerReferences' then
    insert into platform.provider_references (reference, tenant_id, livemode, payment_id)
    select r.reference, r.tenant_id, r.livemode, r.payment_id
    from jsonb_populate_recordset(null::platform.provider_references, p_unit->'providerReferences') r;
  end if;
  if p_unit ? 'callbacks' then
    insert into {{schema}}.callbacks select * from jsonb_populate_recordset(null::{{schema}}.callbacks, p_unit->'callbacks');
  end if;
  if p_unit ? 'observations' then
    insert into {{schema}}.observations select * from jsonb_populate_recordset(null::{{schema}}.observations, p_unit->'observations')
    on conflict on constraint observations_once do nothing;
  end if;
  if p_unit ? 'users' then
    insert into platform.users (id, tenant_id, email, name, role, locale, status, password_hash, version, created_at, updated_at)
    select r.id, r.tenant_id, r.email, r.name, r.role, r.locale, r.status, r.password_hash, r.version, r.created_at, r.updated_at
    from jsonb_populate_recordset(null::platform.users, p_unit->'users') r;
  end if;
  if p_unit ? 'webhookEndpoints' then
    insert into {{schema}}.webhook_endpoints (id, tenant_id, livemode, slot, url, events, ordering, status, doc, secret, former_secret, former_secret_until, version, created_at, updated_at)
    select w.id, w.tenant_id, w.livemode, w.slot, w.url, w.events, w.ordering, w.status, w.doc, w.secret, w.former_secret, w.former_secret_until, w.version, w.created_at, w.updated_at
    from jsonb_populate_recordset(null::{{schema}}.webhook_endpoints, p_unit->'webhookEndpoints') w;
  end if;
  if p_unit ? 'deliveries' then
    insert into {{schema}}.deliveries select * from jsonb_populate_recordset(null::{{schema}}.deliveries, p_unit->'deliveries');
  end if;
  -- Balances are locked before the end of the audit chain, always.
  if p_unit ? 'entries' and p_unit ? 'audit' then
    perform {{schema}}.post_entries(p_unit->'entries');
  end if;
  if p_unit ? 'audit' then
    perform {{schema}}.append_audit(p_unit->'audit');
  end if;
  if p_unit ? 'auditDrafts' then
    insert into {{schema}}.audit_drafts select * from jsonb_populate_recordset(null::{{schema}}.audit_drafts, p_unit->'auditDrafts');
  end if;
  if p_unit ? 'chainedDrafts' then
    delete from {{schema}}.audit_drafts d where d.id in (select jsonb_array_elements_text(p_unit->'chainedDrafts'->'ids'));
  end if;
  if p_unit ? 'events' then
    insert into {{schema}}.events select r.* from jsonb_array_elements(p_unit->'events') e, jsonb_populate_record(null::{{schema}}.events, {{schema}}.whole_event(e, p_unit)) r;
    insert into platform.outbox (event_id, tenant_id, livemode)
    select e.id, e.tenant_id, e.livemode from jsonb_populate_recordset(null::{{schema}}.events, p_unit->'events') e;
  end if;
  if p_unit ? 'jobs' then
    insert into platform.jobs (id, tenant_id, livemode, kind, subject, payload, run_at, max_attempts, created_at)
    select j.id, j.tenant_id, j.livemode, j.kind, j.subject, j.payload, j.run_at, j.max_attempts, j.created_at
    from jsonb_populate_recordset(null::platform.jobs, p_unit->'jobs') j;
  end if;
  -- The effect of a job and its end are one: a worker that lost its lease writes nothing.
  if p_unit ? 'finishedJob' then
    update platform.jobs j set done_at = clock_timestamp(), locked_until = null
    where j.id = p_unit->'finishedJob'->>'id' and j.locked_by = p_unit->'finishedJob'->>'lockedBy' and j.done_at is null;
    if not found then
      raise exception 'job % is no longer ours', p_unit->'finishedJob'->>'id' using errcode = 'NJ410';
    end if;
  end if;
  -- Last, because everybody else who moves the same money waits from here to the commit.
  if p_unit ? 'entries' and not p_unit ? 'audit' then
    perform {{schema}}.post_entries(p_unit->'entries');
  end if;
  return jsonb_build_object('outcome', 'committed');
end $$;
