-- Numbers committed events that have none, in the order of their ids, and answers them. An advisory lock of the transaction
-- makes it the only one for this tenant and mode; a second caller finds nothing to do.
drop function if exists {{schema}}.number_events(integer);
create or replace function {{schema}}.take_numbers(p_limit integer) returns table (id text, type text, resource_id text, sequence bigint)
language plpgsql as $$
declare
  v_last bigint;
  v_count integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('{{schema}}.events'), case current_setting('app.livemode') when 'true' then 1 else 0 end) then
    return;
  end if;
  select h.sequence into v_last from {{schema}}.event_heads h where h.livemode::text = current_setting('app.livemode');
  return query
  with taken as (
    delete from platform.outbox o where o.event_id in (
      select w.event_id from platform.outbox w where w.tenant_id = current_setting('app.tenant_id') and w.livemode::text = current_setting('app.livemode') order by w.event_id limit p_limit)
    returning o.event_id
  ), numbered as (
    select t.event_id, row_number() over (order by t.event_id) as n from taken t
  )
  update {{schema}}.events e set sequence = v_last + n.n from numbered n where e.id = n.event_id and e.sequence is null
  returning e.id, e.type, e.resource_id, e.sequence;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    update {{schema}}.event_heads h set sequence = v_last + v_count where h.livemode::text = current_setting('app.livemode');
  end if;
end $$;
