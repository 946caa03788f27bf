-- What was last told about something that is watched (`rail:papss`, `balance:XAF`), so that a change is announced once.
create table {{schema}}.watches (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  status     text        not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode)
);
