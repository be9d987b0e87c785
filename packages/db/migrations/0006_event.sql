create table venue (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  postal_code text not null check (postal_code ~ '^[0-9]{3}-[0-9]{4}$'),
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180),
  step_free boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table venue_text (
  venue_id uuid not null references venue (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  name text not null,
  region text not null,
  locality text not null,
  street text not null,
  access text not null,
  floor text not null,
  primary key (venue_id, locale)
);

comment on column venue_text.access is 'The way from the station, in Markdown.';
comment on column venue_text.floor is 'Which rooms, and what people who cannot take steps should know.';

create table event (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  cover jsonb not null default '{}',
  venue_id uuid not null references venue (id),
  host_id uuid references staff (id) on delete set null,
  doors_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  previous_starts_at timestamptz,
  tags text[] not null default '{}' check (tags <@ array[
    'beginner', 'taught', 'english', 'family', 'alone', 'two-player', 'cooperative', 'heavy', 'new-games', 'adults'
  ]),
  fee integer not null check (fee >= 0),
  state text not null default 'draft' check (state in ('draft', 'published', 'changed', 'cancelled')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (doors_at <= starts_at and starts_at < ends_at),
  check (state = 'draft' or published_at is not null)
);

comment on column event.fee is 'Yen for one seat, paid at the door; 0 is free.';
comment on column event.previous_starts_at is 'When it was to begin before it was moved.';

create index event_starts_at_idx on event (starts_at, id) where state <> 'draft';
create index event_ends_at_idx on event (ends_at desc, id) where state <> 'draft';
create index event_venue_id_idx on event (venue_id);
create index event_host_id_idx on event (host_id);

create table event_text (
  event_id uuid not null references event (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  title text not null,
  summary text not null,
  body text not null,
  room text not null,
  fee_note text not null,
  flow jsonb not null default '[]',
  bring text not null,
  cancellation text not null,
  notice text,
  primary key (event_id, locale)
);

comment on column event_text.flow is 'The course of the day: a list of {time, text}.';
comment on column event_text.notice is 'What was changed, or why it was cancelled; stands in the banner.';

create table event_game (
  event_id uuid not null references event (id) on delete cascade,
  board_game_id uuid not null references board_game (id) on delete cascade,
  position smallint not null,
  primary key (event_id, board_game_id)
);

create index event_game_board_game_id_idx on event_game (board_game_id);

create table event_guide (
  event_id uuid not null references event (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  position smallint not null,
  primary key (event_id, staff_id)
);

create table event_session (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id) on delete cascade,
  kind text not null check (kind in ('general', 'table')),
  letter text check (letter in ('い', 'ろ', 'は', 'に', 'ほ', 'へ', 'と', 'ち', 'り', 'ぬ')),
  board_game_id uuid references board_game (id) on delete set null,
  guide_id uuid references staff (id) on delete set null,
  in_english boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null check (capacity > 0),
  min_players smallint check (min_players > 0),
  max_seats smallint not null check (max_seats > 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  change_deadline timestamptz not null,
  decision_deadline timestamptz,
  called_off boolean not null default false,
  seats_taken integer not null default 0,
  created_at timestamptz not null default now(),
  check (seats_taken between 0 and capacity),
  check (starts_at < ends_at and opens_at < closes_at and closes_at <= ends_at),
  check (kind <> 'table' or letter is not null),
  check ((min_players is null) = (decision_deadline is null))
);

comment on table event_session is
  'A time band for general entry, or one table with its game; seats are counted in seats_taken alone.';
comment on column event_session.max_seats is 'The most seats that one reservation may take.';
comment on column event_session.decision_deadline is
  'When a table with a minimum is confirmed or called off.';

create index event_session_event_id_idx on event_session (event_id, starts_at);

create table event_session_text (
  event_session_id uuid not null references event_session (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  name text not null,
  primary key (event_session_id, locale)
);

create trigger venue_changed after insert or update or delete or truncate on venue
  for each statement execute function notify_content_changed('event');
create trigger venue_text_changed after insert or update or delete or truncate on venue_text
  for each statement execute function notify_content_changed('event');
create trigger event_changed after insert or update or delete or truncate on event
  for each statement execute function notify_content_changed('event');
create trigger event_text_changed after insert or update or delete or truncate on event_text
  for each statement execute function notify_content_changed('event');
create trigger event_game_changed after insert or update or delete or truncate on event_game
  for each statement execute function notify_content_changed('event');
create trigger event_guide_changed after insert or update or delete or truncate on event_guide
  for each statement execute function notify_content_changed('event');
-- Seats change by the second and stand in no cached page: an update of seats_taken alone tells nobody.
create trigger event_session_changed after insert or delete or truncate on event_session
  for each statement execute function notify_content_changed('event');
create trigger event_session_updated after update of kind, letter, board_game_id, guide_id, in_english,
  starts_at, ends_at, capacity, min_players, max_seats, opens_at, closes_at, change_deadline,
  decision_deadline, called_off on event_session
  for each statement execute function notify_content_changed('event');
create trigger event_session_text_changed
  after insert or update or delete or truncate on event_session_text
  for each statement execute function notify_content_changed('event');
