create table {{schema}}.widgets (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  kind       text        not null check (kind in ('payment', 'balance', 'kyc')),
  status     text        not null,
  doc        jsonb       not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode)
);
create index widgets_listed on {{schema}}.widgets (livemode, id);

-- One visit each. What a visitor may cause is decided on this row, and its version makes every second cause wait for the first.
create table {{schema}}.widget_sessions (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  widget_id  text        not null,
  status     text        not null,
  expires_at timestamptz not null,
  doc        jsonb       not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode),
  foreign key (widget_id, tenant_id, livemode) references {{schema}}.widgets (id, tenant_id, livemode)
) with (fillfactor = 80);
create index widget_sessions_open on {{schema}}.widget_sessions (widget_id, id) where status in ('created', 'opened');
