-- What the shelf tells of a game, and the boxes that stand on it.
-- squawk-ignore-file require-concurrent-index-creation, constraint-missing-not-valid
alter table board_game add column cover jsonb not null default '{}';
alter table board_game add column explain_minutes smallint;
alter table board_game add column language_need text;
alter table board_game add column languages text[] not null default '{}';
alter table board_game add column tags text[] not null default '{}';
alter table board_game add column bgg_id integer;

alter table board_game
  add constraint board_game_cover_object check (jsonb_typeof(cover) = 'object') not valid,
  add constraint board_game_explain_minutes_check check (explain_minutes between 1 and 240) not valid,
  add constraint board_game_language_need_check check (language_need in ('none', 'little', 'much')) not valid,
  add constraint board_game_languages_check check (languages <@ array['ja', 'en']) not valid,
  add constraint board_game_tags_check check (cardinality(tags) <= 20) not valid,
  add constraint board_game_bgg_id_check check (bgg_id > 0) not valid;

comment on column board_game.explain_minutes is 'How long the rules take to explain; null if nobody has said.';
comment on column board_game.language_need is
  'How much must be read while playing: nothing, a little that a neighbor can tell, or cards that everybody reads alone. Null if nobody has said.';
comment on column board_game.languages is 'The languages of the boxes that the house has.';
comment on column board_game.tags is 'Keys of packages/contracts/content/game-shelf.ts.';
comment on column board_game.bgg_id is 'The number of the game at BoardGameGeek, by which an import finds it again.';

-- Few rows: a house has some hundred games.
create unique index board_game_bgg_id_idx on board_game (bgg_id) where bgg_id is not null;
create index board_game_light_first_idx on board_game (weight, slug) where state = 'published';
create index board_game_short_first_idx on board_game (minutes, slug) where state = 'published';
create index board_game_new_first_idx on board_game (created_at desc, slug) where state = 'published';
create index board_game_cover_image_idx on board_game ((cover ->> 'image')) where cover ->> 'image' is not null;
create index article_game_board_game_id_idx on article_game (board_game_id);
create index staff_game_board_game_id_idx on staff_game (board_game_id);

-- Games have pages now, and with them addresses that were given out.
alter table former_slug
  drop constraint former_slug_kind_check,
  add constraint former_slug_kind_check
    check (kind in ('news', 'article', 'event', 'character', 'board-game')) not valid;
create trigger board_game_slug_changed after update of slug on board_game
  for each row execute function keep_former_slug('board-game');

create trigger image_changed_on_board_game after update on image referencing old table as old_rows new table as new_rows
  for each statement execute function outdate_pages('board-game',
    'select slug from board_game where cover ->> ''image'' in (select id::text from changed)');
create trigger image_removed_from_board_game after delete on image referencing old table as old_rows
  for each statement execute function outdate_pages('board-game',
    'select slug from board_game where cover ->> ''image'' in (select id::text from changed)');

-- The words of a game's tags stand in its entry.
create trigger board_game_tags_search after update of tags on board_game
  for each row execute function mark_search_outdated('game', 'id');

create table game_copy (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique generated always as identity,
  board_game_id uuid not null references board_game (id),
  place text not null default '' check (char_length(place) <= 60),
  condition text not null default 'good' check (condition in ('good', 'worn', 'repair')),
  missing text not null default '' check (char_length(missing) <= 200),
  note text not null default '' check (char_length(note) <= 400),
  version integer not null default 1,
  made_by_id text not null,
  made_at timestamptz not null default now(),
  printed_at timestamptz,
  removed_at timestamptz
);

comment on table game_copy is
  'One box of a game. Its number stands on its sticker and is given to no other box, not even when this one is lost.';
comment on column game_copy.condition is 'In repair, it is not for playing.';
comment on column game_copy.missing is 'Parts that it lacks.';
comment on column game_copy.note is 'For the staff.';
comment on column game_copy.made_by_id is 'Only the id: the box outlives them.';
comment on column game_copy.printed_at is 'When its sticker was last printed.';
comment on column game_copy.removed_at is 'Lost, sold or given away. The row stays, because loans and stickers name it.';

create index game_copy_board_game_id_idx on game_copy (board_game_id, number);
