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
          where b.account_id = u->'row'->>'id' and b.guarded;
        end if;
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
