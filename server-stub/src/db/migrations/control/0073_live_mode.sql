-- When the operator opened live mode for a tenant; null where that has not happened. Tenants that are there keep what they had.
alter table platform.tenants add column live_since timestamptz;
update platform.tenants set live_since = created_at;
-- Both answer one column more; made again with the other functions.
drop function if exists platform.find_api_key(text);
drop function if exists platform.find_widget_token(text);
