create table board_game (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  min_players smallint not null check (min_players >= 1),
  max_players smallint not null,
  minutes smallint not null check (minutes > 0),
  age smallint not null check (age >= 0),
  weight smallint not null check (weight between 1 and 5),
  link text,
  state text not null default 'published' check (state in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (max_players >= min_players)
);

create table board_game_text (
  board_game_id uuid not null references board_game (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  name text not null,
  summary text not null,
  primary key (board_game_id, locale)
);

create table staff (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kana text not null,
  avatar text not null,
  teaches_in_english boolean not null default false,
  specialties text[] not null default '{}',
  social jsonb not null default '{}',
  position smallint not null,
  state text not null default 'published' check (state in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column staff.avatar is 'What the generated portrait is drawn from.';
comment on column staff.social is 'Ids by network, as the form rules accept them: x, instagram, youtube, facebook, line.';

create table staff_text (
  staff_id uuid not null references staff (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  name text not null,
  role text not null,
  bio text not null,
  primary key (staff_id, locale)
);

create table staff_game (
  staff_id uuid not null references staff (id) on delete cascade,
  board_game_id uuid not null references board_game (id) on delete cascade,
  position smallint not null,
  primary key (staff_id, board_game_id)
);

create table character (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kana text not null,
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  artwork text not null,
  traits jsonb not null default '{}',
  position smallint not null,
  state text not null default 'published' check (state in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column character.artwork is 'Which of the drawn mascots it is.';
comment on column character.traits is 'How deep, quick, talkative and lucky: depth, speed, talk, luck, each 1 to 5.';

create table character_text (
  character_id uuid not null references character (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  name text not null,
  origin text not null,
  catch_phrase text not null,
  summary text not null,
  profile text not null,
  likes text not null,
  duty text not null,
  primary key (character_id, locale)
);

create table character_game (
  character_id uuid not null references character (id) on delete cascade,
  board_game_id uuid not null references board_game (id) on delete cascade,
  position smallint not null,
  primary key (character_id, board_game_id)
);

create trigger board_game_changed after insert or update or delete or truncate on board_game
  for each statement execute function notify_content_changed('board-game');
create trigger board_game_text_changed after insert or update or delete or truncate on board_game_text
  for each statement execute function notify_content_changed('board-game');
create trigger staff_changed after insert or update or delete or truncate on staff
  for each statement execute function notify_content_changed('staff');
create trigger staff_text_changed after insert or update or delete or truncate on staff_text
  for each statement execute function notify_content_changed('staff');
create trigger staff_game_changed after insert or update or delete or truncate on staff_game
  for each statement execute function notify_content_changed('staff');
create trigger character_changed after insert or update or delete or truncate on character
  for each statement execute function notify_content_changed('character');
create trigger character_text_changed after insert or update or delete or truncate on character_text
  for each statement execute function notify_content_changed('character');
create trigger character_game_changed after insert or update or delete or truncate on character_game
  for each statement execute function notify_content_changed('character');
