-- Runs of failed connections to a rail (domain 5.1 point 9). The open run of a rail counts; one that reached five has `down_at`,
-- and ends with the third probe in a row that the rail answered. Rows stay, so that a decision is reproduced as of its instant.
create table {{schema}}.rail_outages (
  id        bigint      generated always as identity,
  tenant_id text        not null check (tenant_id = {{tenant}}),
  livemode  boolean     not null,
  rail      text        not null,
  failures  integer     not null check (failures > 0),
  probes    integer     not null check (probes >= 0),
  began_at  timestamptz not null,
  down_at   timestamptz,
  ended_at  timestamptz,
  primary key (id, tenant_id, livemode)
) with (fillfactor = 70);
create unique index rail_outages_open on {{schema}}.rail_outages (tenant_id, livemode, rail) where ended_at is null;
create index rail_outages_ended on {{schema}}.rail_outages (ended_at) where down_at is not null;
