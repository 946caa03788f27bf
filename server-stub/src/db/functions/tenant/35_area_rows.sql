-- Tables of areas that are written as whole rows. Names come from the types of unit.ts, never from a caller; the hot ones
-- (payments, analyses, authorizations) have statements of their own in commit_unit.
create or replace function {{schema}}.insert_rows(p_inserts jsonb) returns void
language plpgsql as $$
declare
  i jsonb;
begin
  for i in select value from jsonb_array_elements(p_inserts) loop
    execute format('insert into {{schema}}.%I select * from jsonb_populate_record(null::{{schema}}.%I, $1)', i->>'table', i->>'table') using i->'row';
  end loop;
end $$;

-- Puts a whole new row in the place of the one it was decided on; false when that one has changed meanwhile.
create or replace function {{schema}}.replace_row(p_table text, p_row jsonb) returns boolean
language plpgsql as $$
declare
  v_set text;
  v_count integer;
begin
  select string_agg(format('%I = r.%I', a.attname, a.attname), ', ') into v_set
  from pg_attribute a
  where a.attrelid = format('{{schema}}.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('id', 'tenant_id', 'livemode', 'created_at');
  execute format(
    'update {{schema}}.%I t set %s from jsonb_populate_record(null::{{schema}}.%I, $1) r
     where t.id = r.id and t.tenant_id = r.tenant_id and t.livemode = r.livemode and t.version = r.version - 1', p_table, v_set, p_table) using p_row;
  get diagnostics v_count = row_count;
  return v_count = 1;
end $$;
