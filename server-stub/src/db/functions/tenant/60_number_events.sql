-- Numbers committed events that have none, in the order of their ids. An advisory lock of the transaction makes it the only
-- one for this tenant and mode; a second caller finds nothing to do.
create or replace function {{schema}}.number_events(p_limit integer) returns integer
language plpgsql as $$
declare
  v_last bigint;
  v_count integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('{{schema}}.events'), case current_setting('app.livemode') when 'true' then 1 else 0 end) then
    return 0;
  end if;
  select coalesce(max(sequence), 0) into v_last from {{schema}}.events where sequence is not null and livemode::text = current_setting('app.livemode');
  with taken as (
    delete from platform.outbox o where o.event_id in (
      select event_id from platform.outbox where tenant_id = current_setting('app.tenant_id') and livemode::text = current_setting('app.livemode') order by event_id limit p_limit)
    returning o.event_id
  ), numbered as (
    select t.event_id, row_number() over (order by t.event_id) as n from taken t
  )
  update {{schema}}.events e set sequence = v_last + n.n from numbered n where e.id = n.event_id and e.sequence is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
