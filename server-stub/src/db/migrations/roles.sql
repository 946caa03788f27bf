-- Run by the administrator's login before every migration; every statement may be repeated.
-- njia_owner owns all objects and never logs in. njia_tenant is what all tenants' roles have in common.
-- The application's login owns nothing, inherits nothing and can bypass nothing.
do $$
begin
  if not exists (select from pg_roles where rolname = 'njia_owner') then
    create role njia_owner nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'njia_tenant') then
    create role njia_tenant nologin;
  end if;
exception when duplicate_object or unique_violation then
  null;  -- another process of this cluster was faster
end $$;

do $$
begin
  if not pg_has_role(current_user, 'njia_owner', 'member') then
    execute format('grant njia_owner to %I', current_user);
  end if;
  execute format('grant create on database %I to njia_owner', current_database());
end $$;
