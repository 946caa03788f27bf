-- Every statement that writes entries must balance, per transaction and currency.
create or replace function {{schema}}.check_balanced() returns trigger
language plpgsql as $$
declare
  v_bad record;
begin
  select transaction_id, currency, sum(case direction when 'debit' then amount else -amount end) as difference into v_bad
  from added group by transaction_id, currency having sum(case direction when 'debit' then amount else -amount end) <> 0 limit 1;
  if found then
    raise exception 'entries of % do not balance: debits minus credits = % %', v_bad.transaction_id, v_bad.difference, v_bad.currency;
  end if;
  return null;
end $$;

-- Moves money: changes the balances in a fixed order (so that commands never deadlock), then appends the entries.
-- A guarded balance that would go below zero ends the whole command with NJ402, a blocked one with NJ403.
create or replace function {{schema}}.post_entries(p_entries jsonb) returns void
language plpgsql as $$
declare
  e record;
  v_delta bigint;
  v_after bigint;
  v_ids text[] := '{}';
  v_afters bigint[] := '{}';
  v_balance record;
begin
  for e in
    select * from jsonb_to_recordset(p_entries) as x(id text, tenant_id text, livemode boolean, account_id text, bucket text, shard integer,
      direction text, amount bigint, currency text, guarded boolean)
    order by account_id, bucket, shard, id
  loop
    -- Balances are credits minus debits on every account, so all of them together are zero.
    v_delta := case e.direction when 'credit' then e.amount else -e.amount end;
    if e.guarded then
      update {{schema}}.balances b set amount = b.amount + v_delta
      where b.account_id = e.account_id and b.bucket = e.bucket and b.shard = e.shard and b.tenant_id = e.tenant_id and b.livemode = e.livemode
        and b.amount + v_delta >= 0 and not (b.blocked and v_delta < 0)
      returning b.amount into v_after;
      if not found then
        select b.amount, b.blocked into v_balance from {{schema}}.balances b
        where b.account_id = e.account_id and b.bucket = e.bucket and b.shard = e.shard and b.tenant_id = e.tenant_id and b.livemode = e.livemode;
        if v_balance.blocked then
          raise exception 'account % is blocked', e.account_id using errcode = 'NJ403', detail = json_build_object('accountId', e.account_id)::text;
        end if;
        raise exception 'account % has % of % needed in %', e.account_id, coalesce(v_balance.amount, 0), e.amount, e.bucket
          using errcode = 'NJ402', detail = json_build_object('accountId', e.account_id, 'bucket', e.bucket,
            'available', coalesce(v_balance.amount, 0), 'required', e.amount, 'currency', e.currency)::text;
      end if;
    else
      insert into {{schema}}.balances as b (account_id, bucket, shard, tenant_id, livemode, currency, amount, guarded, blocked)
      values (e.account_id, e.bucket, e.shard, e.tenant_id, e.livemode, e.currency, v_delta, false, false)
      on conflict (account_id, bucket, shard, tenant_id, livemode) do update set amount = b.amount + excluded.amount;
      -- A shard's balance says nothing to a reader.
      v_after := null;
    end if;
    v_ids := v_ids || e.id;
    v_afters := v_afters || v_after;
  end loop;

  insert into {{schema}}.entries (id, tenant_id, livemode, transaction_id, account_id, bucket, shard, direction, amount, currency,
    balance_after, posting, phase, kind, description, created_at)
  select r.id, r.tenant_id, r.livemode, r.transaction_id, r.account_id, r.bucket, r.shard, r.direction, r.amount, r.currency,
    a.balance_after, r.posting, r.phase, r.kind, r.description, r.created_at
  from jsonb_populate_recordset(null::{{schema}}.entries, p_entries) r
  join unnest(v_ids, v_afters) as a(id, balance_after) on a.id = r.id;
end $$;

create or replace trigger entries_balanced after insert on {{schema}}.entries
  referencing new table as added for each statement execute function {{schema}}.check_balanced();
