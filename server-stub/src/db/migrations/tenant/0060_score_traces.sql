-- What a trained model saw and which model it was, so that every score can be made again. Null: the built-in weights.
alter table {{schema}}.fraud_analyses add column trace jsonb;
