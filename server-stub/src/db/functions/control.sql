-- Redeployed with every release. All run with the caller's rights.

-- Turns the rest of the transaction into one tenant's: settings for the policies, then the tenant's role. Answers the schema.
create or replace function platform.enter(p_tenant text, p_livemode boolean) returns text
language plpgsql as $$
declare
  v_schema text;
  v_role text;
begin
  select schema_name, role_name into v_schema, v_role from platform.tenants where id = p_tenant;
  if not found then
    raise exception 'tenant % does not exist', p_tenant using errcode = 'NJ404';
  end if;
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.livemode', p_livemode::text, true), set_config('search_path', v_schema || ', pg_temp', true);
  perform set_config('role', v_role, true);
  return v_schema;
end $$;

-- One round trip: enter the tenant and call one function of its schema. These functions run short statements very often: each is planned
-- once per connection, for any values, and never compiled to machine code.
create or replace function platform.call(p_tenant text, p_livemode boolean, p_function text, p_argument jsonb) returns jsonb
language plpgsql as $$
declare
  v_answer jsonb;
begin
  perform set_config('plan_cache_mode', 'force_generic_plan', true), set_config('jit', 'off', true);
  execute format('select %I.%I($1)', platform.enter(p_tenant, p_livemode), p_function) into v_answer using p_argument;
  return v_answer;
end $$;

-- The one key with this hash, joined with its tenant.
create or replace function platform.find_api_key(p_hash text) returns table (
  id text, tenant_id text, livemode boolean, scopes text[], allowed_ips text[], api_version text, status text, expires_at timestamptz,
  name text, slug text, tenant_name text, tenant_status text, tenant_live boolean, default_currency text, timezone text, country text)
language plpgsql as $$
begin
  perform set_config('app.key_hash', p_hash, true);
  return query
    select k.id, k.tenant_id, k.livemode, k.scopes, k.allowed_ips, k.api_version, k.status, k.expires_at,
           k.name, t.slug, t.name, t.status, t.live_since is not null, t.default_currency, t.timezone, t.country
    from platform.api_keys k join platform.tenants t on t.id = k.tenant_id
    where k.key_hash = p_hash;
end $$;

-- The one session with this access token.
create or replace function platform.find_session(p_hash text) returns setof platform.sessions
language plpgsql as $$
begin
  perform set_config('app.session_hash', p_hash, true);
  return query select s.* from platform.sessions s where s.access_hash = p_hash;
end $$;

-- The one widget session with this client token, with its tenant.
create or replace function platform.find_widget_token(p_hash text) returns table (
  session_id text, tenant_id text, livemode boolean, slug text, tenant_name text, tenant_status text, tenant_live boolean, default_currency text, timezone text, country text)
language plpgsql as $$
begin
  perform set_config('app.widget_token_hash', p_hash, true);
  return query
    select w.session_id, w.tenant_id, w.livemode, t.slug, t.name, t.status, t.live_since is not null, t.default_currency, t.timezone, t.country
    from platform.widget_tokens w join platform.tenants t on t.id = w.tenant_id
    where w.token_hash = p_hash;
end $$;

-- The tenant and mode of the widget with this id; nothing for one that never had a session.
create or replace function platform.find_widget(p_id text) returns table (tenant_id text, livemode boolean)
language plpgsql as $$
begin
  perform set_config('app.widget_id', p_id, true);
  return query select w.tenant_id, w.livemode from platform.widget_tokens w where w.widget_id = p_id limit 1;
end $$;

-- Guards a state column: (machine) is the trigger's argument; a new row starts from the state ''.
create or replace function platform.check_transition() returns trigger
language plpgsql as $$
declare
  v_from text := '';
begin
  if tg_op = 'UPDATE' then
    v_from := old.status;
    if v_from = new.status then
      return new;
    end if;
    if new.version <> old.version + 1 then
      raise exception '% %: version must rise by one with the state', tg_argv[0], new.id using errcode = 'NJ412';
    end if;
  end if;
  if not exists (select from platform.state_transitions where machine = tg_argv[0] and from_state = v_from and to_state = new.status) then
    raise exception '% % may not go from "%" to "%"', tg_argv[0], new.id, v_from, new.status
      using errcode = 'NJ412', detail = json_build_object('from', v_from, 'to', new.status)::text;
  end if;
  return new;
end $$;

-- Guards append-only tables that a reset of test mode empties: nothing else may remove a row. In test mode no live row is visible.
create or replace function platform.check_reset() returns trigger
language plpgsql as $$
begin
  if current_setting('app.livemode', true) is distinct from 'false' or current_setting('app.resetting', true) is distinct from 'on' then
    raise exception 'permission denied: rows of % are never removed', tg_table_name using errcode = '42501';
  end if;
  return null;
end $$;

revoke all on all functions in schema platform from public;
grant execute on function platform.enter, platform.call, platform.find_api_key, platform.find_session, platform.find_widget_token, platform.find_widget to {{app}};
grant execute on function platform.check_transition, platform.check_reset to njia_tenant;
