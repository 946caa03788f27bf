-- What is kept of master keys that were taken off the ring: per purpose, the key of its blind indexes, sealed under a later master key.
create table platform.index_keys (
  kid     text not null,
  purpose text not null,
  sealed  text not null,
  primary key (kid, purpose)
);
grant select, insert, update on platform.index_keys to {{app}};
