-- Forgets a person wherever commands have written about them; amounts, states and ids stay. The row of the customer itself is
-- replaced by its own update.
create or replace function {{schema}}.erase_customer(p_erased jsonb) returns void
language plpgsql as $$
declare
  v_id constant text := p_erased->>'id';
begin
  update {{schema}}.events e set data = p_erased->'data', previous = null where e.resource_type = 'customer' and e.resource_id = v_id;
  update {{schema}}.idempotency_keys k set body = p_erased->>'body' where k.resource_type = 'customer' and k.resource_id = v_id;
  -- Holders' names and full numbers; what answers show of a number is masked already.
  update {{schema}}.payments p
  set doc = jsonb_set(p.doc, '{secrets,party}', {{schema}}.without_holder(coalesce(nullif(p.doc->'payment'->'destination', 'null'), p.doc->'payment'->'source')))
    || jsonb_build_object('payment', (p.doc->'payment') || jsonb_build_object(
      'destination', {{schema}}.without_holder(p.doc->'payment'->'destination'), 'source', {{schema}}.without_holder(p.doc->'payment'->'source')))
  where p.customer_id = v_id;
  update {{schema}}.transactions t set doc = t.doc || jsonb_build_object('counterparty', {{schema}}.without_holder(t.doc->'counterparty'))
  where t.customer_id = v_id;
end $$;

-- A party without the name of its holder; bank accounts always have one.
create or replace function {{schema}}.without_holder(p_party jsonb) returns jsonb
language sql immutable as $$
  select case p_party->>'type'
    when 'mobile_money' then p_party || '{"holderName": null}'
    when 'bank_account' then p_party || '{"holderName": "Erased"}'
    else p_party end
$$;
