-- The logo of a widget as it was fetched once, so that a visitor's browser asks nobody but the widgets' own origin.
create table {{schema}}.widget_logos (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  -- Where it was fetched from, its media type, the SHA-256 of its bytes in base64url, and the bytes in base64.
  url        text        not null,
  media      text        not null check (media in ('image/png', 'image/jpeg', 'image/webp')),
  digest     text        not null,
  content    text        not null check (length(content) <= 90000),
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode),
  foreign key (id, tenant_id, livemode) references {{schema}}.widgets (id, tenant_id, livemode)
);
