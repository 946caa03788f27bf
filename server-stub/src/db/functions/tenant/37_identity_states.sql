create or replace trigger kyc_scores_state before insert or update of status on {{schema}}.kyc_scores
  for each row execute function platform.check_transition('kyc_score');
