create or replace trigger payments_state before insert or update of status on {{schema}}.payments
  for each row execute function platform.check_transition('payment');
create or replace trigger transactions_state before insert or update of status on {{schema}}.transactions
  for each row execute function platform.check_transition('transaction');
create or replace trigger quotes_state before insert or update of status on {{schema}}.quotes
  for each row execute function platform.check_transition('quote');
create or replace trigger deliveries_state before insert or update of status on {{schema}}.deliveries
  for each row execute function platform.check_transition('delivery');
create or replace trigger reversals_state before insert or update of status on {{schema}}.reversals
  for each row execute function platform.check_transition('reversal');
-- At most ten live listen sessions per mode; makers wait for each other, or two could both be the tenth.
create or replace function {{schema}}.check_listen_limit() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('{{schema}}.listen_sessions'), case when new.livemode then 1 else 0 end);
  if (select count(*) from {{schema}}.listen_sessions s where s.livemode = new.livemode and s.status = 'open' and s.expires_at > new.created_at) >= 10 then
    raise exception 'ten listen sessions are open' using errcode = 'NJ429';
  end if;
  return new;
end $$;
create or replace trigger listen_sessions_limit before insert on {{schema}}.listen_sessions
  for each row execute function {{schema}}.check_listen_limit();
create or replace trigger bulk_payments_state before insert or update of status on {{schema}}.bulk_payments
  for each row execute function platform.check_transition('bulk_payment');
create or replace trigger bulk_items_state before insert or update of status on {{schema}}.bulk_items
  for each row execute function platform.check_transition('bulk_item');
create or replace trigger changelog_subscriptions_state before insert or update of status on {{schema}}.changelog_subscriptions
  for each row execute function platform.check_transition('changelog_subscription');
