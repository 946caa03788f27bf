-- Documents that every command writes: lz4 takes a fifth of the time of pglz. Where a server was built without it they stay as they were.
do $$
declare
  c record;
begin
  if exists (select from pg_settings s where s.name = 'default_toast_compression' and 'lz4' = any (s.enumvals)) then
    for c in
      select * from (values ('payments', 'doc'), ('transactions', 'doc'), ('attempts', 'doc'), ('events', 'data'), ('idempotency_keys', 'body'),
        ('fraud_analyses', 'doc'), ('card_authorizations', 'doc'), ('audit_entries', 'entry'), ('deliveries', 'attempts')) as x(relation, attribute)
    loop
      execute format('alter table {{schema}}.%I alter column %I set compression lz4', c.relation, c.attribute);
    end loop;
  end if;
end $$;
