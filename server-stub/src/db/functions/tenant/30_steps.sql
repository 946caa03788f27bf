-- Writes decided state changes in the given order. Each carries the whole new row; its version says what it was decided on.
create or replace function {{schema}}.apply_updates(p_updates jsonb) returns void
language plpgsql as $$
declare
  u jsonb;
  v_found boolean;
begin
  for u in select value from jsonb_array_elements(p_updates) loop
    case u->>'table'
      when 'payments' then
        update {{schema}}.payments p
        set status = r.status, rail = r.rail, fee = r.fee, doc = r.doc, version = r.version, updated_at = r.updated_at
        from jsonb_populate_record(null::{{schema}}.payments, u->'row') r
        where p.id = r.id and p.tenant_id = r.tenant_id and p.livemode = r.livemode and p.version = r.version - 1;
        v_found := found;
      when 'transactions' then
        update {{schema}}.transactions t
        set status = r.status, rail = r.rail, fee = r.fee, provider_reference = r.provider_reference, reversal_id = r.reversal_id,
            reversed_amount = r.reversed_amount, doc = r.doc, version = r.version, updated_at = r.updated_at, completed_at = r.completed_at
        from jsonb_populate_record(null::{{schema}}.transactions, u->'row') r
        where t.id = r.id and t.tenant_id = r.tenant_id and t.livemode = r.livemode and t.version = r.version - 1;
        v_found := found;
      when 'accounts' then
        update {{schema}}.accounts a
        set name = r.name, status = r.status, metadata = r.metadata, version = r.version, updated_at = r.updated_at
        from jsonb_populate_record(null::{{schema}}.accounts, u->'row') r
        where a.id = r.id and a.tenant_id = r.tenant_id and a.livemode = r.livemode and a.version = r.version - 1;
        v_found := found;
        if v_found then
          update {{schema}}.balances b set blocked = (u->'row'->>'status') <> 'active'
          where b.account_id = u->'row'->>'id' and b.guarded and b.bucket = 'available';
        end if;
      when 'webhook_endpoints' then
        update {{schema}}.webhook_endpoints w
        set url = r.url, events = r.events, ordering = r.ordering, status = r.status, doc = r.doc, secret = r.secret, former_secret = r.former_secret,
            former_secret_until = r.former_secret_until, version = r.version, updated_at = r.updated_at,
            consecutive_failures = case when w.status = 'disabled' and r.status = 'enabled' then 0 else w.consecutive_failures end,
            failing_since = case when w.status = 'disabled' and r.status = 'enabled' then null else w.failing_since end
        from jsonb_populate_record(null::{{schema}}.webhook_endpoints, u->'row') r
        where w.id = r.id and w.tenant_id = r.tenant_id and w.livemode = r.livemode and w.version = r.version - 1;
        v_found := found;
        if v_found and u->'row'->>'status' = 'disabled' then
          update {{schema}}.deliveries d set status = 'skipped', next_attempt_at = null, version = d.version + 1, updated_at = (u->'row'->>'updated_at')::timestamptz
          where d.endpoint_id = u->'row'->>'id' and d.status = 'pending';
        end if;
      when 'deliveries' then
        update {{schema}}.deliveries d
        set status = r.status, rung = r.rung, attempt_count = r.attempt_count, next_attempt_at = r.next_attempt_at, attempts = r.attempts,
            version = r.version, updated_at = r.updated_at
        from jsonb_populate_record(null::{{schema}}.deliveries, u->'row') r
        where d.id = r.id and d.tenant_id = r.tenant_id and d.livemode = r.livemode and d.version = r.version - 1;
        v_found := found;
      else
        v_found := {{schema}}.replace_row(u->>'table', u->'row');
    end case;
    if not v_found then
      raise exception '% % was changed by someone else', u->>'table', u->'row'->>'id'
        using errcode = 'NJ409', detail = json_build_object('table', u->>'table', 'id', u->'row'->>'id')::text;
    end if;
  end loop;
end $$;

-- Appends to the hash chain. The writer computed the hashes from the head it read; if the head has moved, nothing is written.
create or replace function {{schema}}.append_audit(p_audit jsonb) returns void
language plpgsql as $$
begin
  update {{schema}}.audit_heads h set sequence = (p_audit->>'sequence')::bigint, hash = p_audit->>'hash'
  where h.sequence = (p_audit->>'afterSequence')::bigint;
  if not found then
    raise exception 'the audit trail has moved on' using errcode = 'NJ411';
  end if;
  insert into {{schema}}.audit_entries select * from jsonb_populate_recordset(null::{{schema}}.audit_entries, p_audit->'entries');
end $$;
