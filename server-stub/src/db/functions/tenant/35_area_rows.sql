-- Tables of areas that are written as whole rows (AreaRows in unit.ts). Both functions are put together here, one static statement
-- per table, so that each is planned once per connection and not once per call; columns are those of this release's tables.
do $make$
declare
  v_tables constant text[] := array[
    'card_authorizations', 'fraud_policies', 'fraud_analyses', 'ghost_cards', 'listen_sessions', 'kyc_scores',
    'kyc_checks', 'credit_scores', 'sandbox_faults', 'quotes', 'reversals', 'bulk_payments',
    'bulk_items', 'changelog_subscriptions', 'changelog_notices', 'customers', 'widgets', 'widget_sessions', 'widget_logos',
    'watches'];
  v_inserts text;
  v_updates text;
begin
  select string_agg(format('      when %L then insert into {{schema}}.%I select * from jsonb_populate_record(null::{{schema}}.%I, i->''row'');', t.name, t.name, t.name), e'\n' order by t.place)
  into v_inserts from unnest(v_tables) with ordinality t(name, place);

  execute 'create or replace function {{schema}}.insert_rows(p_inserts jsonb) returns void language plpgsql as $$
declare
  i jsonb;
begin
  for i in select value from jsonb_array_elements(p_inserts) loop
    case i->>''table''
' || v_inserts || '
    end case;
  end loop;
end $$';

  select string_agg(format('    when %L then update {{schema}}.%I t set %s from jsonb_populate_record(null::{{schema}}.%I, p_row) r
      where t.id = r.id and t.tenant_id = r.tenant_id and t.livemode = r.livemode and t.version = r.version - 1;', t.name, t.name, c.assignments, t.name), e'\n' order by t.place)
  into v_updates from unnest(v_tables) with ordinality t(name, place) cross join lateral (
    select string_agg(format('%I = r.%I', a.attname, a.attname), ', ' order by a.attnum) as assignments from pg_attribute a
    where a.attrelid = ('{{schema}}.' || quote_ident(t.name))::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname not in ('id', 'tenant_id', 'livemode', 'created_at')) c;

  -- Puts a whole new row in the place of the one it was decided on; false when that one has changed meanwhile.
  execute 'create or replace function {{schema}}.replace_row(p_table text, p_row jsonb) returns boolean language plpgsql as $$
begin
  case p_table
' || v_updates || '
  end case;
  return found;
end $$';
end $make$;
