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
