-- A rail may also be out because too few of its last hour's attempts succeeded: such a run has no failed connection.
alter table {{schema}}.rail_outages drop constraint rail_outages_failures_check;
alter table {{schema}}.rail_outages add constraint rail_outages_failures_check check (failures >= 0);
