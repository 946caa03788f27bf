create schema platform authorization njia_owner;
grant usage on schema platform to njia_tenant, {{app}};

-- ---------------------------------------------------------------- migrations
create table platform.migrations (
  stream     text        not null check (stream in ('control', 'tenant')),
  scope      text        not null,
  name       text        not null,
  checksum   text        not null,
  applied_at timestamptz not null default now(),
  primary key (stream, scope, name)
);
grant select on platform.migrations to {{app}};

-- ---------------------------------------------------------------- tenants
create table platform.tenants (
  id               text        primary key,
  slug             text        not null unique check (slug ~ '^[a-z0-9-]{3,40}$'),
  name             text        not null,
  country          text        not null,
  default_currency text        not null,
  timezone         text        not null,
  status           text        not null check (status in ('active', 'suspended')),
  settings         jsonb       not null,
  version          integer     not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- Computed once from the slug, so that no caller ever names a schema or a role.
  schema_name      text        not null unique generated always as ('t_' || replace(slug, '-', '_')) stored,
  role_name        text        not null unique generated always as ('njia_t_' || replace(slug, '-', '_')) stored
);
grant select on platform.tenants to {{app}};
grant select on platform.tenants to njia_tenant;
grant update (name, timezone, settings, version, updated_at) on platform.tenants to njia_tenant;
alter table platform.tenants enable row level security;
alter table platform.tenants force row level security;
create policy registry on platform.tenants for select to {{app}} using (true);
create policy own_tenant on platform.tenants to njia_tenant using (id = current_setting('app.tenant_id', true)) with check (id = current_setting('app.tenant_id', true));
create policy provisioning on platform.tenants to njia_owner using (true) with check (true);

-- ---------------------------------------------------------------- people and keys
create table platform.users (
  id            text        primary key,
  tenant_id     text        not null references platform.tenants (id),
  email         text        not null,
  name          text        not null,
  role          text        not null check (role in ('owner', 'admin', 'developer', 'operations', 'risk', 'analyst', 'auditor')),
  locale        text        not null,
  status        text        not null check (status in ('active', 'disabled')),
  password_hash text        not null,
  last_login_at timestamptz,
  version       integer     not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  unique (tenant_id, email),
  unique (id, tenant_id)
);

create table platform.api_keys (
  id           text        primary key,
  tenant_id    text        not null references platform.tenants (id),
  livemode     boolean     not null,
  key_hash     text        not null unique,
  name         text        not null,
  prefix       text        not null,
  last4        text        not null,
  scopes       text[]      not null,
  allowed_ips  text[]      not null,
  api_version  text        not null,
  status       text        not null check (status in ('active', 'rolled', 'expired', 'revoked')),
  expires_at   timestamptz,
  last_used_at timestamptz,
  rolled_to_id text,
  created_by   jsonb       not null,
  version      integer     not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);
create index api_keys_tenant on platform.api_keys (tenant_id, id);

create table platform.sessions (
  id                 text        primary key,
  tenant_id          text        not null references platform.tenants (id),
  livemode           boolean     not null,
  family_id          text        not null,
  user_id            text        not null,
  key_id             text        not null,
  scopes             text[]      not null,
  access_hash        text        not null unique,
  refresh_hash       text        not null unique,
  status             text        not null check (status in ('active', 'rotated', 'revoked')),
  expires_at         timestamptz not null,
  refresh_expires_at timestamptz not null,
  family_expires_at  timestamptz not null,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  foreign key (user_id, tenant_id) references platform.users (id, tenant_id)
);
create index sessions_family on platform.sessions (family_id);

create table platform.login_failures (
  tenant_id text        not null,
  subject   text        not null,
  failed_at timestamptz not null
);
create index login_failures_subject on platform.login_failures (tenant_id, subject, failed_at);

-- ---------------------------------------------------------------- work that is due
create table platform.jobs (
  id           text        primary key,
  tenant_id    text        not null,
  livemode     boolean     not null,
  kind         text        not null,
  subject      text        not null,
  payload      jsonb       not null,
  run_at       timestamptz not null,
  attempts     integer     not null default 0,
  max_attempts integer     not null,
  locked_until timestamptz,
  locked_by    text,
  last_error   text,
  done_at      timestamptz,
  created_at   timestamptz not null
) with (fillfactor = 80);
create index jobs_due on platform.jobs (run_at, id) where done_at is null;
create index jobs_due_of_tenant on platform.jobs (tenant_id, livemode, run_at, id) where done_at is null;
create index jobs_done on platform.jobs (done_at) where done_at is not null;

-- Which tenant a reference that we gave to a provider belongs to; callbacks bring nothing else.
create table platform.provider_references (
  reference  text    primary key,
  tenant_id  text    not null,
  livemode   boolean not null,
  payment_id text    not null
);

-- Events that were committed and wait for their number. Appended by commands, emptied by the sequencer.
create table platform.outbox (
  event_id  text    primary key,
  tenant_id text    not null,
  livemode  boolean not null
);

-- A tenant's test mode may live at another time. A running advance keeps background workers away until its lease ends.
create table platform.clocks (
  tenant_id       text        not null,
  livemode        boolean     not null check (not livemode),
  offset_ms       bigint      not null,
  frozen_at       timestamptz,
  advancing_until timestamptz,
  updated_at      timestamptz not null,
  primary key (tenant_id, livemode)
);

-- ---------------------------------------------------------------- the wall inside the shared schema
do $$
declare
  t text;
begin
  foreach t in array array['users', 'api_keys', 'sessions', 'login_failures', 'jobs', 'provider_references', 'outbox', 'clocks'] loop
    execute format('alter table platform.%I enable row level security', t);
    execute format('alter table platform.%I force row level security', t);
    execute format(
      'create policy own_tenant on platform.%I to njia_tenant using (tenant_id = current_setting(''app.tenant_id'', true)) with check (tenant_id = current_setting(''app.tenant_id'', true))', t);
  end loop;
end $$;

grant select, insert, update on platform.users, platform.api_keys, platform.sessions to njia_tenant;
grant select, insert, delete on platform.login_failures to njia_tenant;
grant select, insert, update on platform.jobs to njia_tenant;
grant select, insert, delete on platform.outbox to njia_tenant;
grant select, insert on platform.provider_references to njia_tenant;
grant select, insert, update, delete on platform.clocks to njia_tenant;

-- Before the tenant is known the application may see exactly one key: the one whose hash it names.
create policy named_key on platform.api_keys for select to {{app}} using (key_hash = current_setting('app.key_hash', true));
grant select on platform.api_keys to {{app}};

-- The same for sessions: a token presented with another tenant's key must be told apart from an unknown one.
create policy named_session on platform.sessions for select to {{app}} using (access_hash = current_setting('app.session_hash', true));
grant select on platform.sessions to {{app}};

-- Workers claim across tenants. They see what is due, never what it is about: payloads are ids.
create policy workers on platform.jobs to {{app}} using (true) with check (true);
grant select, insert, update, delete on platform.jobs to {{app}};
create policy callbacks on platform.provider_references for select to {{app}} using (true);
grant select on platform.provider_references to {{app}};
create policy workers on platform.outbox to {{app}} using (true) with check (true);
grant select, delete on platform.outbox to {{app}};
create policy workers on platform.clocks to {{app}} using (true) with check (true);
grant select on platform.clocks to {{app}};

-- ---------------------------------------------------------------- which states may follow which
create table platform.state_transitions (
  machine    text not null,
  from_state text not null,
  to_state   text not null,
  primary key (machine, from_state, to_state)
);
grant select on platform.state_transitions to njia_tenant, {{app}};

-- ---------------------------------------------------------------- start-up canary
create table platform.canary (
  tenant_id text primary key
);
alter table platform.canary enable row level security;
alter table platform.canary force row level security;
create policy own_tenant on platform.canary using (tenant_id = current_setting('app.tenant_id', true));
grant select on platform.canary to njia_tenant, {{app}};
