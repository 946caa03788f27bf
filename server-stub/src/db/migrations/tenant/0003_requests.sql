create table {{schema}}.idempotency_keys (
  operation_id  text        not null,
  key           text        not null,
  tenant_id     text        not null check (tenant_id = {{tenant}}),
  livemode      boolean     not null,
  fingerprint   text        not null,
  request_id    text        not null,
  status        integer     not null,
  -- The answer exactly as it was sent, so that a replay has the same bytes.
  body          text        not null,
  resource_type text,
  resource_id   text,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  primary key (key, operation_id, tenant_id, livemode)
);
create index idempotency_keys_expiry on {{schema}}.idempotency_keys (expires_at);

create table {{schema}}.events (
  id               text        not null,
  tenant_id        text        not null check (tenant_id = {{tenant}}),
  livemode         boolean     not null,
  type             text        not null,
  resource_type    text        not null,
  resource_id      text        not null,
  resource_version integer     not null,
  api_version      text        not null,
  request          jsonb,
  data             jsonb       not null,
  previous         jsonb,
  sandbox_fault_id text,
  created_at       timestamptz not null,
  -- Given by the sequencer after the commit, without gaps.
  sequence         bigint,
  primary key (id, tenant_id, livemode),
  constraint events_sequence unique (sequence, tenant_id, livemode)
) with (fillfactor = 90);
create index events_resource on {{schema}}.events (resource_id, id);

create table {{schema}}.audit_entries (
  sequence      bigint      not null,
  id            text        not null,
  tenant_id     text        not null check (tenant_id = {{tenant}}),
  livemode      boolean     not null,
  at            timestamptz not null,
  action        text        not null,
  resource_type text        not null,
  resource_id   text        not null,
  subject_id    text        not null,
  previous_hash text        not null,
  hash          text        not null,
  -- The hashed entry as text: re-reading it must give the same bytes.
  entry         text        not null,
  primary key (sequence, tenant_id, livemode),
  unique (id, tenant_id, livemode)
);
create index audit_entries_subject on {{schema}}.audit_entries (subject_id, sequence);

create table {{schema}}.audit_heads (
  tenant_id text    not null check (tenant_id = {{tenant}}),
  livemode  boolean not null,
  sequence  bigint  not null,
  hash      text    not null,
  primary key (tenant_id, livemode)
);

create table {{schema}}.canary (
  tenant_id text    not null check (tenant_id = {{tenant}}),
  livemode  boolean not null,
  primary key (tenant_id, livemode)
);
insert into {{schema}}.canary values ({{tenant}}, true), ({{tenant}}, false);
insert into {{schema}}.audit_heads values ({{tenant}}, true, 0, repeat('0', 64)), ({{tenant}}, false, 0, repeat('0', 64));
