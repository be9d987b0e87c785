-- An event may have as many tables as the iroha has letters, and shows the games and guides of its tables.

create function iroha_position(letter text) returns integer
  language sql immutable parallel safe
  return position(letter in
    'いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす');

comment on function iroha_position is 'The order of tables: い is 1, す is 47, and 0 is no letter of a table.';

alter table event_session
  drop constraint event_session_letter_check,
  add constraint event_session_letter_check
    check (char_length(letter) = 1 and iroha_position(letter) > 0) not valid;

insert into event_game (event_id, board_game_id, position)
  select session.event_id, session.board_game_id,
    coalesce((select max(position) + 1 from event_game as own where own.event_id = session.event_id), 0)
      + row_number() over (partition by session.event_id order by min(session.starts_at), min(session.position)) - 1
  from event_session as session
  where session.board_game_id is not null
  group by session.event_id, session.board_game_id
  on conflict (event_id, board_game_id) do nothing;

insert into event_guide (event_id, staff_id, position)
  select session.event_id, session.guide_id,
    coalesce((select max(position) + 1 from event_guide as own where own.event_id = session.event_id), 0)
      + row_number() over (partition by session.event_id order by min(session.starts_at), min(session.position)) - 1
  from event_session as session
  where session.guide_id is not null
  group by session.event_id, session.guide_id
  on conflict (event_id, staff_id) do nothing;
