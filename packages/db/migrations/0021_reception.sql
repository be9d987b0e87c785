-- Reception that works without a network: marks name the people of a party, and those who may make them.
-- squawk-ignore-file require-concurrent-index-creation, adding-required-field, constraint-missing-not-valid
-- squawk-ignore-file ban-drop-column, adding-not-nullable-field

create table reception_helper (
  event_id uuid not null references event (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  granted_by_id text not null,
  granted_at timestamptz not null default now(),
  primary key (event_id, user_id)
);

comment on table reception_helper is 'Who may work the reception of an event besides admins, and nothing else of it.';
comment on column reception_helper.granted_by_id is 'Only the id: the right outlives who gave it.';

create index reception_helper_user_id_idx on reception_helper (user_id);

alter table check_in
  add column kind text not null default 'arrive' check (kind in ('arrive', 'walk-in', 'pay')),
  add column people smallint[] not null default '{}',
  add column paid integer not null default 0 check (paid between 0 and 1000000),
  add column marked_at timestamptz not null default now(),
  add column device text not null default '' check (char_length(device) <= 40),
  add column has_seat boolean not null default true,
  add column seen_at timestamptz,
  add column seen_by_id text;

-- Until now only how many came was kept: those who came first take the first places of their party.
update check_in set
  marked_at = counted.at,
  people = array(select place::smallint from generate_series(counted.before, counted.before + counted.seats - 1) place)
from (
  select id, at, seats, coalesce(sum(seats) over (
    partition by reservation_id order by id rows between unbounded preceding and 1 preceding
  ), 0)::integer as before
  from check_in
) counted
where counted.id = check_in.id;

alter table check_in drop column seats;

comment on table check_in is
  'What the reception marked: who of a party came in, and what was paid. Only the id of who marked it: it outlives them.';
comment on column check_in.kind is 'Somebody with a reservation, somebody without one, or money alone.';
comment on column check_in.people is
  'Places in the party, from 0. Those who are in are the union over all marks that are not undone, in whatever order they come.';
comment on column check_in.paid is 'Yen taken with this mark.';
comment on column check_in.marked_at is 'By the device''s own clock; "at" is when it reached the server.';
comment on column check_in.has_seat is 'False where there was no seat any more when the mark came: it is kept, and counts nobody in.';
comment on column check_in.seen_at is 'When somebody looked at the conflict this mark is part of.';

create table check_in_undo (
  nonce uuid primary key,
  undone_nonce uuid not null unique,
  event_id uuid not null references event (id) on delete cascade,
  at timestamptz not null default now(),
  marked_at timestamptz not null,
  device text not null default '' check (char_length(device) <= 40),
  made_by_id text not null
);

comment on table check_in_undo is
  'Marks that were taken back. A table of its own, without a foreign key, for it may come before the mark itself.';

create index check_in_undo_event_id_idx on check_in_undo (event_id);
