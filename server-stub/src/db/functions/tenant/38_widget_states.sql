create or replace trigger widgets_state before insert or update of status on {{schema}}.widgets
  for each row execute function platform.check_transition('widget');
create or replace trigger widget_sessions_state before insert or update of status on {{schema}}.widget_sessions
  for each row execute function platform.check_transition('widget_session');
