-- Removes everything of test mode but what outlives a reset, in whatever order the foreign keys allow, and answers the counts.
-- Default accounts stay, empty. Live rows are out of reach: the policies hide them, and the guard of append-only tables refuses them.
create or replace function {{schema}}.reset_test_mode() returns table (name text, count bigint)
language plpgsql as $$
declare
  v_kept constant text[] := array['accounts', 'audit_entries', 'audit_heads', 'audit_drafts', 'canary', 'event_heads', 'webhook_endpoints', 'listen_secrets',
    'request_log', 'fraud_policies'];
  v_left text[];
  v_next text[];
  v_table text;
  v_count bigint;
begin
  if current_setting('app.livemode') <> 'false' then
    raise exception 'live mode is never reset' using errcode = '42501';
  end if;
  perform set_config('app.resetting', 'on', true);
  select array_agg(c.relname::text order by c.relname) into v_left from pg_class c
  where c.relnamespace = '{{schema}}'::regnamespace and c.relkind = 'r' and not c.relname = any (v_kept);
  while coalesce(array_length(v_left, 1), 0) > 0 loop
    v_next := '{}';
    foreach v_table in array v_left loop
      begin
        execute format('delete from {{schema}}.%I where not livemode', v_table);
        get diagnostics v_count = row_count;
        name := v_table;
        count := v_count;
        return next;
      exception when foreign_key_violation then
        v_next := v_next || v_table;
      end;
    end loop;
    if array_length(v_next, 1) = array_length(v_left, 1) then
      raise exception 'tables % refer to each other', v_next;
    end if;
    v_left := v_next;
  end loop;
  delete from {{schema}}.accounts a where not a.livemode and not a.is_default;
  get diagnostics v_count = row_count;
  name := 'accounts';
  count := v_count;
  return next;
  insert into {{schema}}.balances (account_id, bucket, shard, tenant_id, livemode, currency, amount, guarded, blocked)
  select a.id, b.bucket, 0, a.tenant_id, a.livemode, a.currency, 0, true, a.status <> 'active'
  from {{schema}}.accounts a cross join unnest(array['available', 'reserved', 'pending']) b(bucket) where not a.livemode;
  update platform.jobs j set done_at = clock_timestamp(), locked_until = null
  where j.tenant_id = current_setting('app.tenant_id') and not j.livemode and j.done_at is null and j.kind <> 'api_key.expiring';
  delete from platform.widget_tokens w where w.tenant_id = current_setting('app.tenant_id') and not w.livemode;
  delete from platform.outbox o where o.tenant_id = current_setting('app.tenant_id') and not o.livemode;
  perform set_config('app.resetting', '', true);
end $$;
