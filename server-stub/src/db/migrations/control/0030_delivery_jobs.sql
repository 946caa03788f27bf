-- Deliveries wait for other people's servers; they are claimed apart, so that they never stand in front of payments.
drop index platform.jobs_due;
create index jobs_due_work on platform.jobs (run_at, id) where done_at is null and kind <> 'webhook.deliver';
create index jobs_due_deliveries on platform.jobs (run_at, id) where done_at is null and kind = 'webhook.deliver';
