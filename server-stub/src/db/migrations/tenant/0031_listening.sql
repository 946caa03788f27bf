-- Sessions of developers' machines. They live in real time, whatever the test clock says: a socket knows no other.
create table {{schema}}.listen_sessions (
  id              text        not null,
  tenant_id       text        not null check (tenant_id = {{tenant}}),
  livemode        boolean     not null,
  status          text        not null check (status in ('open', 'closed')),
  doc             jsonb       not null,
  -- A stream is open while this lies ahead; the stream moves it.
  streaming_until timestamptz,
  expires_at      timestamptz not null,
  version         integer     not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (id, tenant_id, livemode)
) with (fillfactor = 70);
create index listen_sessions_open on {{schema}}.listen_sessions (livemode, expires_at) where status = 'open';

-- One sealed secret per profile of a developer, so that it stays the same over sessions.
create table {{schema}}.listen_secrets (
  profile   text    not null,
  tenant_id text    not null check (tenant_id = {{tenant}}),
  livemode  boolean not null,
  secret    text    not null,
  primary key (profile, tenant_id, livemode)
);

create table {{schema}}.listen_results (
  session_id  text        not null,
  event_id    text        not null,
  attempt     integer     not null,
  tenant_id   text        not null check (tenant_id = {{tenant}}),
  livemode    boolean     not null,
  doc         jsonb       not null,
  recorded_at timestamptz not null,
  primary key (session_id, event_id, attempt, tenant_id, livemode)
);
create index listen_results_recorded on {{schema}}.listen_results (recorded_at);

-- What the API answered, without bodies and credentials; written in batches beside the requests, never with them.
create table {{schema}}.request_log (
  id           text        not null,
  tenant_id    text        not null check (tenant_id = {{tenant}}),
  livemode     boolean     not null,
  operation_id text,
  status       integer     not null,
  doc          jsonb       not null,
  created_at   timestamptz not null,
  -- When it was written: followers read by this, because requests end in another order than they begin.
  position     bigint      generated always as identity,
  primary key (id, tenant_id, livemode)
);
create index request_log_listed on {{schema}}.request_log (livemode, id);
create index request_log_position on {{schema}}.request_log (livemode, position);
