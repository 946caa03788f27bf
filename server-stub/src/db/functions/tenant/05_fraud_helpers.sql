-- Whether something analyzed counts as good: somebody said so, its payment completed, or it passed and nobody complained for a day.
create or replace function {{schema}}.turned_out_good(p_label text, p_decision text, p_occurred_at timestamptz, p_payment_status text, p_at timestamptz) returns boolean
language sql immutable as $$
  select p_label is distinct from 'fraud' and (p_label is not distinct from 'legitimate'
    or case when p_payment_status is null then p_decision = 'allow' and p_occurred_at < p_at - interval '24 hours' else p_payment_status = 'completed' end)
$$;
