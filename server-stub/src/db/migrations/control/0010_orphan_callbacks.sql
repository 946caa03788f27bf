-- Signed callbacks about references that nobody knows yet: a provider may be faster than our own commit. No tenant is known, so only
-- the application sees them, and for ten minutes at most.
create table platform.orphan_callbacks (
  source      text        not null,
  callback_id text        not null,
  reference   text        not null,
  body        jsonb       not null,
  expires_at  timestamptz not null,
  primary key (source, callback_id)
);
create index orphan_callbacks_reference on platform.orphan_callbacks (reference);
alter table platform.orphan_callbacks enable row level security;
alter table platform.orphan_callbacks force row level security;
create policy callbacks on platform.orphan_callbacks to {{app}} using (true) with check (true);
grant select, insert, delete on platform.orphan_callbacks to {{app}};
