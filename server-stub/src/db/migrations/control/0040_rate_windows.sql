-- How much of each quota the servers of this database have taken on lease. Unlogged: a crash forgets a minute of counting, and no commit waits for the disk.
-- `bucket` is a hash of class and partition, so that no address and no e-mail is kept here. Only the application reads it, before any tenant is known.
create unlogged table platform.rate_windows (
  bucket    text    not null,
  window_no bigint  not null,
  leased    integer not null,
  granted   integer not null,
  primary key (bucket, window_no)
) with (fillfactor = 50);
grant select, insert, update, delete on platform.rate_windows to {{app}};
