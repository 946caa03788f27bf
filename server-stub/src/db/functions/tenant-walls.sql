-- Repeated after every migration, so that no new table can be forgotten: each table with a tenant_id gets forced row-level
-- security with both settings, and exactly the rights its kind needs. Entries, audit and callbacks cannot be rewritten.
do $$
declare
  t text;
  append_only constant text[] := array['entries', 'audit_entries', 'observations'];
  read_only constant text[] := array['canary'];
  -- Append-only in live mode; a reset may empty them in test mode (functions/tenant/70_reset.sql).
  resettable constant text[] := array['entries', 'observations'];
begin
  execute 'grant usage on schema {{schema}} to {{role}}';
  for t in select c.relname from pg_class c where c.relnamespace = '{{schema}}'::regnamespace and c.relkind in ('r', 'p') loop
    execute format('alter table {{schema}}.%I enable row level security', t);
    execute format('alter table {{schema}}.%I force row level security', t);
    execute format('drop policy if exists own_rows on {{schema}}.%I', t);
    execute format(
      'create policy own_rows on {{schema}}.%I
         using (tenant_id = current_setting(''app.tenant_id'', true) and livemode::text = current_setting(''app.livemode'', true))
         with check (tenant_id = current_setting(''app.tenant_id'', true) and livemode::text = current_setting(''app.livemode'', true))', t);
    execute format('revoke all on {{schema}}.%I from {{role}}', t);
    execute format('grant select on {{schema}}.%I to {{role}}', t);
    if t = any (read_only) then
      continue;
    end if;
    if t = any (resettable) then
      execute format('grant delete on {{schema}}.%I to {{role}}', t);
      execute format('create or replace trigger only_by_reset before delete on {{schema}}.%I for each statement execute function platform.check_reset()', t);
    end if;
    execute format('grant insert on {{schema}}.%I to {{role}}', t);
    if not t = any (append_only) then
      execute format('grant update, delete on {{schema}}.%I to {{role}}', t);
    end if;
  end loop;
  execute 'revoke all on all functions in schema {{schema}} from public';
  execute 'grant execute on all functions in schema {{schema}} to {{role}}';
end $$;
