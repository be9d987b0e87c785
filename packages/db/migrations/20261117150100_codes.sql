-- Codes that make seats cheaper.
-- squawk-ignore-file require-concurrent-index-creation
create table price_code (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[0-9A-Z]{4,20}$'),
  note text not null default '' check (char_length(note) <= 200),
  yen integer not null default 0 check (yen between 0 and 1000000),
  percent smallint not null default 0 check (percent between 0 and 100),
  event_id uuid references event (id) on delete cascade,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  most_uses integer check (most_uses between 1 and 100000),
  most_per_person smallint check (most_per_person between 1 and 100),
  made_by_id text not null,
  made_at timestamptz not null default now(),
  stopped_at timestamptz,
  check (valid_from < valid_until),
  check ((yen > 0) <> (percent > 0))
);

comment on table price_code is
  'A discount for those who know its code. What it gives never changes, because it was promised; it can only be stopped. Uses are counted from reservations, under the lock of this row.';
comment on column price_code.yen is 'Off each seat; or else the percentage off each seat.';
comment on column price_code.event_id is 'Null for all events.';
comment on column price_code.most_uses is 'How many reservations may have it at a time; null for any number. Likewise for each person.';
comment on column price_code.made_by_id is 'Only the id: the code outlives them.';

create index price_code_event_id_idx on price_code (event_id);
create index price_code_made_at_idx on price_code (made_at desc, id);

alter table reservation add column price_code_id uuid;
alter table reservation add constraint reservation_price_code_id_fkey
  foreign key (price_code_id) references price_code (id) on delete set null not valid;

comment on column reservation.price_code_id is 'The code whose discount is in its prices. While the reservation stands, it is one use of the code.';
