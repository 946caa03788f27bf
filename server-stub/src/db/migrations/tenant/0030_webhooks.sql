-- The number that the last event of each mode got; it outlives the events themselves.
create table {{schema}}.event_heads (
  tenant_id text    not null check (tenant_id = {{tenant}}),
  livemode  boolean not null,
  sequence  bigint  not null,
  primary key (tenant_id, livemode)
);
insert into {{schema}}.event_heads
select {{tenant}}, mode, coalesce((select max(e.sequence) from {{schema}}.events e where e.livemode = mode), 0)
from unnest(array[true, false]) mode;
create index events_created on {{schema}}.events (livemode, created_at);

create table {{schema}}.webhook_endpoints (
  id                   text        not null,
  tenant_id            text        not null check (tenant_id = {{tenant}}),
  livemode             boolean     not null,
  -- At most 16 per mode: two that are made at once cannot both take the last place.
  slot                 integer     not null check (slot between 1 and 16),
  url                  text        not null,
  events               text[]      not null,
  ordering             text        not null check (ordering in ('none', 'per_resource')),
  status               text        not null check (status in ('enabled', 'disabled')),
  doc                  jsonb       not null,
  -- Sealed; the former secret signs beside the current one until its time ends.
  secret               text        not null,
  former_secret        text,
  former_secret_until  timestamptz,
  last_success_at      timestamptz,
  last_failure_at      timestamptz,
  consecutive_failures integer     not null default 0,
  failing_since        timestamptz,
  version              integer     not null,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  primary key (id, tenant_id, livemode),
  constraint webhook_endpoints_slot unique (slot, tenant_id, livemode)
) with (fillfactor = 70);

-- One row per event and endpoint, however often it is attempted. Endpoints may be gone.
create table {{schema}}.deliveries (
  id              text        not null,
  tenant_id       text        not null check (tenant_id = {{tenant}}),
  livemode        boolean     not null,
  event_id        text        not null,
  event_type      text        not null,
  endpoint_id     text        not null,
  resource_id     text        not null,
  -- Null for test events, which are not part of the log; they stand in test_event.
  sequence        bigint,
  test_event      jsonb,
  status          text        not null,
  -- Attempts on the current ladder; a retry begins a new one.
  rung            integer     not null,
  attempt_count   integer     not null,
  -- Null while it waits for an earlier event of the same resource, and when it is finished.
  next_attempt_at timestamptz,
  attempts        jsonb       not null,
  version         integer     not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (id, tenant_id, livemode),
  constraint deliveries_once unique (event_id, endpoint_id, tenant_id, livemode)
) with (fillfactor = 70);
create index deliveries_listed on {{schema}}.deliveries (endpoint_id, id);
create index deliveries_open on {{schema}}.deliveries (endpoint_id, resource_id, sequence) where status in ('pending', 'delivering');
