-- Money at the door: corrections of what the reception took, the closing of an evening, and receipts.
-- squawk-ignore-file require-concurrent-index-creation

create table money_correction (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id),
  reservation_id uuid references reservation (id) on delete set null,
  kind text not null check (kind in ('discount', 'refund', 'sale', 'amount', 'method')),
  owed integer not null default 0,
  taken integer not null default 0,
  method text not null default 'cash' check (method in ('cash', 'qr', 'card')),
  rate smallint not null default 10 check (rate in (8, 10)),
  reason text not null check (char_length(reason) <= 200),
  at timestamptz not null default now(),
  made_by_id text not null,
  check (owed between -1000000 and 1000000),
  check (taken between -1000000 and 1000000),
  check (case kind
    when 'discount' then owed < 0 and taken = 0
    when 'refund' then owed < 0 and taken = owed
    when 'sale' then owed > 0 and taken = owed
    else owed = 0 and taken <> 0
  end)
);

comment on table money_correction is
  'What the marks of the reception do not say: discounts, refunds, things sold, and marks with a wrong sum or method. Rows are only added.';
comment on column money_correction.owed is 'Yen that people owe more, or less.';
comment on column money_correction.taken is 'Yen that were taken besides the marks, or given back.';
comment on column money_correction.rate is 'Of the consumption tax, in percent.';
comment on column money_correction.reason is
  'Of a sale: what was sold, as receipts say it. Emptied when the reservation is deleted with its person, unless it is a sale.';
comment on column money_correction.made_by_id is 'Only the id: the correction outlives them.';

create index money_correction_event_id_idx on money_correction (event_id, at);
create index money_correction_reservation_id_idx on money_correction (reservation_id);

create table money_of_deleted (
  id bigint generated always as identity primary key,
  event_id uuid not null references event (id),
  owed integer not null,
  cash integer not null,
  qr integer not null,
  card integer not null,
  at timestamptz not null default now()
);

comment on table money_of_deleted is
  'What reservations owed and paid that were deleted with their person: the money is still in the till. Nothing of the person.';

create index money_of_deleted_event_id_idx on money_of_deleted (event_id);

create table money_closing (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id),
  owed integer not null,
  unpaid integer not null,
  recorded_cash integer not null,
  recorded_qr integer not null,
  recorded_card integer not null,
  counted_cash integer not null,
  counted_qr integer not null,
  counted_card integer not null,
  change_fund integer not null default 0 check (change_fund between 0 and 10000000),
  coins jsonb check (jsonb_typeof(coins) = 'object'),
  reason text not null default '' check (char_length(reason) <= 500),
  closed_at timestamptz not null default now(),
  closed_by_id text not null,
  reopened_at timestamptz,
  reopened_by_id text,
  reopen_reason text check (char_length(reopen_reason) between 1 and 500),
  check (reason <> '' or (
    recorded_cash = counted_cash and recorded_qr = counted_qr and recorded_card = counted_card
  )),
  check ((reopened_at is null) = (reopened_by_id is null) and (reopened_at is null) = (reopen_reason is null))
);

comment on table money_closing is
  'An evening as it was closed. It stays as it is: who opens the evening again adds the last three columns, and closes it with another row.';
comment on column money_closing.owed is 'What people owed, corrections included.';
comment on column money_closing.unpaid is 'What of it nobody had paid.';
comment on column money_closing.recorded_cash is 'What reception and corrections had recorded.';
comment on column money_closing.counted_cash is 'What was in the till, without the change fund.';
comment on column money_closing.coins is 'How many notes and coins of each value, where they were counted so.';
comment on column money_closing.reason is 'Why counted and recorded differ.';

create index money_closing_event_id_idx on money_closing (event_id, closed_at);
-- Two who close an evening at once close it once.
create unique index money_closing_open_idx on money_closing (event_id) where reopened_at is null;

create table receipt_counter (
  year smallint primary key,
  last integer not null check (last > 0)
);

comment on table receipt_counter is
  'The last number of each year. Raised in the transaction that writes the receipt, so that none is missing and none is there twice.';

create table receipt (
  id uuid primary key default gen_random_uuid(),
  year smallint not null,
  number integer not null check (number > 0),
  copy smallint not null default 1 check (copy between 1 and 99),
  event_id uuid not null references event (id),
  reservation_id uuid references reservation (id) on delete set null,
  standard integer not null check (standard between 0 and 10000000),
  reduced integer not null check (reduced between 0 and 10000000),
  addressee text not null check (char_length(addressee) <= 400),
  purpose text not null check (char_length(purpose) <= 400),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  issued_by text not null check (issued_by in ('person', 'desk')),
  issued_by_id text not null,
  issued_at timestamptz not null default now(),
  unique (year, number, copy),
  check (standard + reduced > 0)
);

comment on table receipt is
  'Receipts as they were issued: R-2026-0411, and R-2026-0411-2 for its first reissue. Rows are only added; what is wrong is void (receipt_void).';
comment on column receipt.standard is 'Yen at 10 %, tax included.';
comment on column receipt.reduced is 'Yen at 8 %, tax included.';
comment on column receipt.addressee is 'To whom, and in the next column what for. Both are emptied when the reservation is deleted with its person.';
comment on column receipt.document is 'Everything else that is printed: packages/contracts/booking/receipt.ts.';
comment on column receipt.issued_by_id is 'Only the id: the receipt outlives them.';

create index receipt_event_id_idx on receipt (event_id, issued_at);
create index receipt_reservation_id_idx on receipt (reservation_id);

create table receipt_void (
  receipt_id uuid primary key references receipt (id),
  reason text not null check (char_length(reason) <= 500),
  at timestamptz not null default now(),
  made_by_id text not null
);

comment on table receipt_void is 'Receipts that do not count any more, by their first copy; all copies are void with it. The number is not used again.';

-- A person who leaves takes their reservations along, but not the money in the till, nor the copy of a receipt that the tax law wants kept.
create function keep_money_of_deleted() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into money_of_deleted (event_id, owed, cash, qr, card)
  select session.event_id, due.owed, marks.cash, marks.qr, marks.card
  from event_session as session
    join event on event.id = session.event_id
    cross join lateral (select case when old.state = 'attended' then event.fee * old.arrived else 0 end as owed) as due
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

create trigger reservation_money_kept before delete on reservation
  for each row execute function keep_money_of_deleted();
