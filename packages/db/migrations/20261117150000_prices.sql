-- Kinds of prices besides the fee, and what each seat of a reservation was promised for.
alter table event add column prices jsonb not null default '[]';
alter table event add constraint event_prices_list check (jsonb_typeof(prices) = 'array') not valid;

comment on column event.prices is
  'Kinds of seats that cost another sum than the fee, such as students: key, names and yen (packages/contracts/booking/seat-price.ts).';

alter table reservation add column prices jsonb;
alter table reservation add column owed integer;
alter table reservation add constraint reservation_prices_list check (jsonb_typeof(prices) = 'array') not valid;

comment on column reservation.prices is
  'What each place of the party was promised for, discounts included. A place without a price, and a party without any, owes the fee of the event.';
comment on column reservation.owed is
  'Yen that those of the party who are in owe by these prices. Null: the fee of the event for each.';

create function promised_yen(prices jsonb, seats integer, fee integer) returns integer
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when prices is null then fee * seats else (
    select coalesce(sum(coalesce((prices -> place ->> 'yen')::integer, fee)), 0)::integer
    from generate_series(0, seats - 1) as place
  ) end
$$;

comment on function promised_yen is 'What a party owes if all of it comes. The same in TypeScript: packages/contracts/booking/seat-price.ts.';

create table price_mark (
  nonce uuid primary key,
  reservation_id uuid not null references reservation (id) on delete cascade,
  place smallint not null check (place between 0 and 99),
  kind text not null check (char_length(kind) <= 40),
  marked_at timestamptz not null,
  at timestamptz not null default now(),
  device text not null,
  made_by_id text not null
);

comment on table price_mark is
  'Kinds of seats as the reception put them right. Of several for one place, the one that was made last counts, in whatever order they come.';
comment on column price_mark.kind is 'A key of event.prices; empty for the ordinary price.';
comment on column price_mark.marked_at is 'By the clock of the device.';
comment on column price_mark.made_by_id is 'Only the id: the mark outlives them.';

create index price_mark_reservation_id_idx on price_mark (reservation_id, place, marked_at, nonce);

-- As before, but those who came owe what they were promised.
create or replace function keep_money_of_deleted() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into money_of_deleted (event_id, owed, cash, qr, card)
  select session.event_id, due.owed, marks.cash, marks.qr, marks.card
  from event_session as session
    join event on event.id = session.event_id
    cross join lateral (
      select case when old.state = 'attended' then coalesce(old.owed, event.fee * old.arrived) else 0 end as owed
    ) as due
    cross join lateral (
      select
        coalesce(sum(paid) filter (where method = 'cash'), 0) as cash,
        coalesce(sum(paid) filter (where method = 'qr'), 0) as qr,
        coalesce(sum(paid) filter (where method = 'card'), 0) as card
      from check_in
      where check_in.reservation_id = old.id
        and not exists (select from check_in_undo where check_in_undo.undone_nonce = check_in.nonce)
    ) as marks
  where session.id = old.event_session_id and (due.owed, marks.cash, marks.qr, marks.card) <> (0, 0, 0, 0);
  update money_correction set reason = '' where reservation_id = old.id and kind <> 'sale';
  update receipt_void set reason = '' where receipt_id in (select id from receipt where reservation_id = old.id);
  update receipt set addressee = '', purpose = '' where reservation_id = old.id;
  return old;
end
$$;
