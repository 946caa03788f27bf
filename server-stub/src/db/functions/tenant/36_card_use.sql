-- Counts a use of a card against its limits, in a fixed order so that authorizations never deadlock. The card must still be the
-- one that was decided on (NJ409); a limit that the use would exceed ends the whole command (NJ420), so nothing is half counted.
create or replace function {{schema}}.use_card(p_use jsonb) returns void
language plpgsql as $$
declare
  c record;
begin
  if p_use ? 'version' then
    perform 1 from {{schema}}.ghost_cards g where g.id = p_use->>'card_id' and g.version = (p_use->>'version')::integer for share;
    if not found then
      raise exception 'the card was changed' using errcode = 'NJ409';
    end if;
  end if;
  -- The same purchase at the network twice: the second waits for the first, and then sees it.
  if p_use->'purchase' is not null and p_use->'purchase' <> 'null' then
    perform pg_advisory_xact_lock(hashtextextended((p_use->>'card_id') || ' ' || (p_use->'purchase'->>'network_id'), 0));
    if exists (select from {{schema}}.card_authorizations a
      where a.card_id = p_use->>'card_id' and a.network_id = p_use->'purchase'->>'network_id' and a.merchant_id = p_use->'purchase'->>'merchant_id'
        and a.merchant_amount = (p_use->'purchase'->>'amount')::bigint and a.status <> 'declined' and a.created_at > (p_use->'purchase'->>'since')::timestamptz) then
      raise exception 'the purchase was authorized meanwhile' using errcode = 'NJ409';
    end if;
  end if;
  for c in
    select * from jsonb_to_recordset(p_use->'counters') as x(limit_id text, key text, window_start timestamptz, tenant_id text, livemode boolean,
      held bigint, spent bigint, count integer, cap bigint, most integer)
    order by limit_id, key, window_start
  loop
    insert into {{schema}}.spend_counters values (c.limit_id, c.key, c.window_start, c.tenant_id, c.livemode, 0, 0, 0) on conflict do nothing;
    update {{schema}}.spend_counters s set held = s.held + c.held, spent = s.spent + c.spent, count = s.count + c.count
    where s.limit_id = c.limit_id and s.key = c.key and s.window_start = c.window_start and s.tenant_id = c.tenant_id and s.livemode = c.livemode
      and (c.cap is null or s.held + s.spent + c.held + c.spent <= c.cap) and (c.most is null or s.count + c.count <= c.most);
    if not found then
      raise exception 'the limit % is reached', c.limit_id using errcode = 'NJ420', detail = json_build_object('limitId', c.limit_id)::text;
    end if;
  end loop;
end $$;

create or replace trigger ghost_cards_state before insert or update of status on {{schema}}.ghost_cards
  for each row execute function platform.check_transition('ghost_card');
create or replace trigger card_authorizations_state before insert or update of status on {{schema}}.card_authorizations
  for each row execute function platform.check_transition('card_authorization');
