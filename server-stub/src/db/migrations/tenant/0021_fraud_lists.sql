-- Who was paid, and on which device, when an analysis turned out to be fraud: the tenant's block list.
create index fraud_analyses_listed_recipient on {{schema}}.fraud_analyses (recipient_key) where label = 'fraud' and recipient_key is not null;
create index fraud_analyses_listed_device on {{schema}}.fraud_analyses (device_key) where label = 'fraud' and device_key is not null;
create index fraud_analyses_peers on {{schema}}.fraud_analyses (livemode, currency, type, id);
