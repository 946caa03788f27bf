-- Which widget a client token is of: the page of a widget is asked for by the widget's id alone, before any token is shown.
alter table platform.widget_tokens add column widget_id text;
create index widget_tokens_widget on platform.widget_tokens (widget_id);
-- Before the tenant is known the application may see the tokens of exactly one widget: the one it names.
create policy named_widget on platform.widget_tokens for select to {{app}} using (widget_id = current_setting('app.widget_id', true));
