-- What happened, committed with the change itself and not chained yet. The chain has one end per tenant and mode; commands that
-- move money must not queue for it, so a background step (or the next reader) takes drafts over in batches.
create table {{schema}}.audit_drafts (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  draft      jsonb       not null,
  created_at timestamptz not null,
  primary key (id, tenant_id, livemode)
);
create index audit_entries_resource on {{schema}}.audit_entries (resource_id, sequence);
