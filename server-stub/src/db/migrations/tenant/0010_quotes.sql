-- Firm prices. Whether one has expired follows from expires_at and the tenant's clock; nothing has to be written for it.
create table {{schema}}.quotes (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  status     text        not null,
  payment_id text,
  expires_at timestamptz not null,
  doc        jsonb       not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode),
  check ((status = 'used') = (payment_id is not null))
);
