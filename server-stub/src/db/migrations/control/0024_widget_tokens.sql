-- Client tokens of widget sessions: which tenant, mode and session a browser speaks for. Only their SHA-256 is kept.
create table platform.widget_tokens (
  token_hash text        primary key,
  tenant_id  text        not null,
  livemode   boolean     not null,
  session_id text        not null,
  created_at timestamptz not null
);
create index widget_tokens_tenant on platform.widget_tokens (tenant_id, livemode);
alter table platform.widget_tokens enable row level security;
alter table platform.widget_tokens force row level security;
create policy own_tenant on platform.widget_tokens to njia_tenant
  using (tenant_id = current_setting('app.tenant_id', true)) with check (tenant_id = current_setting('app.tenant_id', true));
grant select, insert, delete on platform.widget_tokens to njia_tenant;
-- Before the tenant is known the application may see exactly one token: the one whose hash it names.
create policy named_token on platform.widget_tokens for select to {{app}} using (token_hash = current_setting('app.widget_token_hash', true));
grant select on platform.widget_tokens to {{app}};
