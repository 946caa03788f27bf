-- Faults that test mode injects. Draws are counted, so that a seed hits the same calls in every run.
create table {{schema}}.sandbox_faults (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null check (not livemode),
  target     text        not null,
  kind       text        not null,
  doc        jsonb       not null,
  max_count  integer,
  hit_count  integer     not null,
  draws      integer     not null,
  expires_at timestamptz not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode)
) with (fillfactor = 70);
create index sandbox_faults_target on {{schema}}.sandbox_faults (target, id);
