-- Tables that guests propose for an event, within a rule of the organizer's, and games that they bring or would like to play there.
-- The tables are new.
-- squawk-ignore-file require-concurrent-index-creation

create table table_rule (
  event_id uuid primary key references event (id) on delete cascade,
  most_tables smallint not null check (most_tables between 0 and 20),
  min_seats smallint not null check (min_seats between 2 and 20),
  max_seats smallint not null check (max_seats between 2 and 20),
  proposals_until timestamptz not null,
  starts_from timestamptz,
  ends_by timestamptz,
  check (min_seats <= max_seats),
  check (starts_from < ends_by)
);
comment on table table_rule is
  'Guests may bring games to the event, ask for some and propose tables. Without a row they may not, as at every new event.';
comment on column table_rule.most_tables is 'So many proposals become tables; 0: guests only say which games they bring or want.';
comment on column table_rule.starts_from is 'Hours of proposed tables. Null: those of the event.';

create table table_proposal (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id) on delete cascade,
  user_id text references "user" (id) on delete cascade,
  board_game_id uuid references board_game (id) on delete set null,
  title text not null check (char_length(title) between 1 and 80),
  brings boolean not null default false,
  teaches boolean not null default false,
  audience text not null check (audience in ('everyone', 'beginners', 'experienced')),
  language text not null check (language in ('ja', 'en', 'both')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  seats smallint not null check (seats between 2 and 20),
  min_players smallint check (min_players between 2 and seats),
  note text not null default '' check (char_length(note) <= 300),
  shows_name boolean not null default false,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'declined', 'withdrawn')),
  answer text not null default '' check (char_length(answer) <= 300),
  event_session_id uuid references event_session (id) on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (starts_at < ends_at),
  check ((state in ('approved', 'declined')) = (decided_at is not null)),
  check (user_id is not null or state = 'approved')
);
comment on table table_proposal is
  'A table that a guest would like to have at an event. Approved, it is an ordinary session, and nothing of its seats is here.';
comment on column table_proposal.user_id is 'Null once whoever proposed a table that was approved has deleted their account.';
comment on column table_proposal.title is 'Of the game, as it was called then: on the shelf, or by the guest.';
comment on column table_proposal.note is 'For the organizer alone.';
comment on column table_proposal.answer is 'What the organizer wrote to the guest.';
comment on column table_proposal.event_session_id is 'Of an approved one; null if the organizer has removed the table since.';

create index table_proposal_event_id_idx on table_proposal (event_id, created_at);
create index table_proposal_waiting_idx on table_proposal (event_id) where state = 'proposed';
create index table_proposal_user_id_idx on table_proposal (user_id, created_at desc);
create index table_proposal_event_session_id_idx on table_proposal (event_session_id);
create index table_proposal_board_game_id_idx on table_proposal (board_game_id);

create table game_interest (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  kind text not null check (kind in ('bring', 'want')),
  board_game_id uuid references board_game (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  teaches boolean not null default false,
  shows_name boolean not null default false,
  created_at timestamptz not null default now(),
  -- One entry for a game, also of two that are made at once.
  unique (event_id, user_id, title)
);
comment on table game_interest is 'A game that a guest brings to an event, or would like to play there.';
comment on column game_interest.board_game_id is 'On the shelf. Others are shown only to those who come to the event.';

create index game_interest_user_id_idx on game_interest (user_id, created_at desc);
create index game_interest_board_game_id_idx on game_interest (board_game_id);

-- The page of the event is cached, and says which games there will be and whether tables can be proposed.
create trigger table_rule_outdates after insert on table_rule
referencing new table as new_rows for each statement
execute function outdate_pages('event', 'select slug from event where id in (select event_id from changed)');
create trigger table_rule_change_outdates after update on table_rule
referencing old table as old_rows new table as new_rows for each statement
execute function outdate_pages('event', 'select slug from event where id in (select event_id from changed)');
create trigger table_rule_end_outdates after delete on table_rule
referencing old table as old_rows for each statement
execute function outdate_pages('event', 'select slug from event where id in (select event_id from changed)');
create trigger game_interest_outdates after insert on game_interest
referencing new table as new_rows for each statement
execute function outdate_pages('event', 'select slug from event where id in (select event_id from changed)');
create trigger game_interest_change_outdates after update on game_interest
referencing old table as old_rows new table as new_rows for each statement
execute function outdate_pages('event', 'select slug from event where id in (select event_id from changed)');
create trigger game_interest_end_outdates after delete on game_interest
referencing old table as old_rows for each statement
execute function outdate_pages('event', 'select slug from event where id in (select event_id from changed)');

-- Others sit at a table that was approved, so it stays, and it counts; who proposed it and what they wrote is forgotten.
create function forget_proposer() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update table_proposal set user_id = null, note = '', answer = '', shows_name = false
    where user_id = old.id and state = 'approved';
  return old;
end
$$;

-- By its name it runs after user_deleted, which locks sessions first, as everybody does.
create trigger user_deleted_proposer before delete on "user"
for each row execute function forget_proposer();
