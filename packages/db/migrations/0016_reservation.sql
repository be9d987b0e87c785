-- Seats of people, from the first hold to the day itself, and those who wait for seats.
-- squawk-ignore-file require-concurrent-index-creation

alter table event_session
  -- When a table with a minimum was confirmed or called off.
  add column decided_at timestamptz,
  -- Raised when the hours or the place change: whoever was told an earlier one is told anew.
  add column schedule_version integer not null default 1;

alter table event
  -- Something is sent to everybody who takes part, so that an address is asked for.
  add column ships boolean not null default false;

alter table event_text
  add column questions jsonb not null default '[]';

comment on column event_text.questions is
  'What the organizer asks everybody: a list of {key, label, required, choices?: [{key, label}]}; the same keys in each language.';

create sequence reservation_queue_number;

create table reservation (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  event_session_id uuid not null references event_session (id),
  user_id text references "user" (id) on delete cascade,
  state text not null check (state in (
    'held', 'expired', 'waiting', 'left', 'offered', 'lapsed', 'confirmed', 'cancelled', 'called-off', 'attended', 'no-show'
  )),
  seats smallint not null check (seats between 1 and 100),
  seats_held smallint not null generated always as (
    case when state in ('held', 'offered', 'confirmed', 'attended', 'no-show') then seats else 0 end
  ) stored,
  expires_at timestamptz,
  queue_number bigint,
  wanted_seats smallint,
  min_seats smallint,
  name text not null default '' check (char_length(name) <= 80),
  kana text not null default '' check (char_length(kana) <= 80),
  phone text not null default '' check (char_length(phone) <= 20),
  nickname text not null default '' check (char_length(nickname) <= 20),
  guests jsonb not null default '[]' check (jsonb_typeof(guests) = 'array'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  note text not null default '' check (char_length(note) <= 500),
  address jsonb,
  terms_version smallint,
  confirmed_at timestamptz,
  cancelled_late boolean not null default false,
  reminded_at timestamptz,
  answered_at timestamptz,
  arrived smallint not null default 0 check (arrived between 0 and seats),
  told_schedule integer not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state not in ('held', 'offered') or expires_at is not null),
  check (state not in ('waiting', 'offered', 'left', 'lapsed') or queue_number is not null),
  check (min_seats between 1 and wanted_seats)
);

comment on table reservation is
  'A party with seats, or waiting for them. Which states hold seats is said by seats_held; event_session.seats_taken is its sum, by trigger.';
comment on column reservation.code is 'What people say at the door, shown as 7K2M-49XQ; without signs that are taken for each other.';
comment on column reservation.user_id is 'Null for a party that the organizer wrote down.';
comment on column reservation.expires_at is 'Until when seats are held or offered.';
comment on column reservation.queue_number is 'The order of those who wait.';
comment on column reservation.wanted_seats is 'The party that waits; seats may be fewer in an offer.';
comment on column reservation.min_seats is 'With how many of wanted_seats the party would be content; all of them where they stay together.';
comment on column reservation.name is 'Of who answers for the party, with reading and telephone; for the organizer only.';
comment on column reservation.nickname is 'What the person is called at the table.';
comment on column reservation.guests is 'Those who come along: a list of {nickname, language}.';
comment on column reservation.address is 'Where something is sent, as it was when it was given.';
comment on column reservation.terms_version is 'Which terms of service were agreed to.';
comment on column reservation.cancelled_late is 'Given back after the deadline; the event''s policy says what is owed.';
comment on column reservation.answered_at is 'When the reminder was answered with a yes.';
comment on column reservation.arrived is 'How many of the party are in.';
comment on column reservation.told_schedule is 'The schedule_version that the person knows.';
comment on column reservation.version is 'Raised by each change, which names the one it was made to; also the SEQUENCE of its calendar entry.';

create index reservation_user_id_idx on reservation (user_id, created_at desc);
create index reservation_event_session_id_idx on reservation (event_session_id, state);
create index reservation_expires_at_idx on reservation (expires_at) where state in ('held', 'offered');
create index reservation_waiting_idx on reservation (event_session_id, queue_number) where state = 'waiting';
-- One place in a queue for each person.
create unique index reservation_queue_idx on reservation (event_session_id, user_id)
  where state in ('waiting', 'offered');

create table reservation_transition (
  id bigint generated always as identity primary key,
  reservation_id uuid not null references reservation (id) on delete cascade,
  at timestamptz not null default now(),
  cause text not null check (cause in (
    'hold', 'confirm', 'change', 'cancel', 'late-cancel', 'expire', 'join', 'leave', 'offer', 'accept',
    'decline', 'lapse', 'go-ahead', 'call-off', 'event-changed', 'event-cancelled', 'remind', 'answer', 'arrive', 'miss'
  )),
  state text not null,
  seats smallint not null,
  made_by text not null check (made_by in ('person', 'organizer', 'system')),
  detail jsonb
);

comment on table reservation_transition is 'Everything that happened to a reservation, in order.';
comment on column reservation_transition.detail is 'What else is worth telling: the position in the queue, until when an offer stands, what was changed.';

create index reservation_transition_reservation_id_idx on reservation_transition (reservation_id, id);

create table check_in (
  id bigint generated always as identity primary key,
  reservation_id uuid not null references reservation (id) on delete cascade,
  seats smallint not null check (seats > 0),
  at timestamptz not null default now(),
  made_by_id text not null,
  nonce uuid not null unique
);

comment on table check_in is 'Who of a party came in when, and who let them in. Only the id of the latter: it outlives them.';
comment on column check_in.nonce is 'Made by the reception''s device: however often a mark is sent, it counts once.';

create index check_in_reservation_id_idx on check_in (reservation_id, id);

create function count_seats() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update event_session set seats_taken = seats_taken + change.seats
    from (select event_session_id, sum(seats_held)::integer as seats from added group by 1) change
    where event_session.id = change.event_session_id and change.seats <> 0;
  elsif tg_op = 'DELETE' then
    update event_session set seats_taken = seats_taken - change.seats
    from (select event_session_id, sum(seats_held)::integer as seats from removed group by 1) change
    where event_session.id = change.event_session_id and change.seats <> 0;
  else
    update event_session set seats_taken = seats_taken + change.seats
    from (
      select event_session_id, sum(seats)::integer as seats from (
        select event_session_id, seats_held as seats from added
        union all
        select event_session_id, -seats_held from removed
      ) both_sides group by 1
    ) change
    where event_session.id = change.event_session_id and change.seats <> 0;
  end if;
  return null;
end
$$;

comment on function count_seats is
  'The one place where seats_taken is written. The check of event_session refuses what would be too many.';

create trigger reservation_added after insert on reservation
  referencing new table as added for each statement execute function count_seats();
create trigger reservation_changed after update on reservation
  referencing old table as removed new table as added for each statement execute function count_seats();
create trigger reservation_removed after delete on reservation
  referencing old table as removed for each statement execute function count_seats();

create function raise_schedule_version() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'event' then
    update event_session set schedule_version = schedule_version + 1 where event_id = new.id;
    return null;
  end if;
  new.schedule_version := old.schedule_version + 1;
  return new;
end
$$;

create trigger event_session_rescheduled before update of starts_at, ends_at on event_session
  for each row when (old.starts_at <> new.starts_at or old.ends_at <> new.ends_at)
  execute function raise_schedule_version();
create trigger event_relocated after update of venue_id on event
  for each row when (old.venue_id <> new.venue_id)
  execute function raise_schedule_version();

create or replace function forget_user() returns trigger
language plpgsql as $$
begin
  -- Sessions first, then reservations: the order in which everybody locks them.
  perform 1 from event_session
    where id in (select event_session_id from reservation where user_id = old.id and seats_held > 0)
    order by id for no key update;
  delete from reservation where user_id = old.id;
  delete from contact_inquiry where lower(email) = old.email;
  delete from idempotency_key where scope = 'user:' || old.id;
  delete from session where "impersonatedBy" = old.id;
  delete from verification
    where strpos(identifier || value, old.id) > 0 or strpos(lower(identifier || value), old.email) > 0;
  return old;
end
$$;
