-- What was played at an evening and what was said of it, the mail of the morning after, and photos of events.
-- The tables are new; the columns have constant defaults, so no row is rewritten.
-- squawk-ignore-file require-concurrent-index-creation

create table visit_record (
  user_id text not null references "user" (id) on delete cascade,
  event_session_id uuid not null references event_session (id) on delete cascade,
  shows_name boolean not null default false,
  word text not null default '' check (char_length(word) <= 500),
  word_at timestamptz,
  made_at timestamptz not null default now(),
  primary key (user_id, event_session_id),
  check ((word = '') = (word_at is null))
);
comment on table visit_record is 'What somebody wrote down of an evening at which they were. Theirs alone, but for the word, which is for the organizer.';
comment on column visit_record.shows_name is 'Their name stands in the records of those at the same session who show theirs. Nobody is named by another.';
comment on column visit_record.word is 'To the organizer.';

create index visit_record_event_session_id_idx on visit_record (event_session_id);

create table play (
  user_id text not null,
  event_session_id uuid not null,
  board_game_id uuid not null references board_game (id) on delete cascade,
  liking smallint check (liking in (1, 3, 5)),
  made_at timestamptz not null default now(),
  primary key (user_id, event_session_id, board_game_id),
  foreign key (user_id, event_session_id) references visit_record (user_id, event_session_id) on delete cascade
);
comment on table play is 'Games that somebody played at an evening, as they wrote it down.';
comment on column play.liking is 'Faces of a die: 1 was hard, 3 was good, 5 again. Null if nothing was said.';

create index play_board_game_id_idx on play (board_game_id);

create table event_photo (
  image_id uuid primary key references image (id) on delete cascade,
  event_id uuid not null references event (id) on delete cascade,
  user_id text references "user" (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden', 'removed')),
  caption text not null default '' check (char_length(caption) <= 100),
  consent_by_id text not null,
  consent_at timestamptz not null default now(),
  decided_by_id text,
  decided_at timestamptz
);
comment on table event_photo is 'Photos of events. Only what is shown can be fetched by the public.';
comment on column event_photo.user_id is 'The guest who sent it; null for one of the house, or of somebody whose account is gone.';
comment on column event_photo.state is 'hidden: somebody who was there asked for it, until the organizer decides. removed: the account of whoever sent it is gone, and the worker deletes it with its files.';
comment on column event_photo.consent_by_id is 'Who confirmed that everybody in it agrees. Only the id: it outlives them.';
comment on column event_photo.decided_by_id is 'Of the staff, as above.';

create index event_photo_event_id_idx on event_photo (event_id);
create index event_photo_user_id_idx on event_photo (user_id) where user_id is not null;
create index event_photo_removed_idx on event_photo (image_id) where state = 'removed';

create table event_photo_objection (
  image_id uuid not null references event_photo (image_id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (image_id, user_id)
);
comment on table event_photo_objection is 'Who of those who were there asked that a photo be taken down. Each once: after that the organizer has decided.';

create index event_photo_objection_user_id_idx on event_photo_objection (user_id);

alter table image
  add column is_photo boolean not null default false,
  add column is_withheld boolean not null default false;
comment on column image.is_photo is 'Of people at an event: it is in no library, and browsers keep it for a short time only.';
comment on column image.is_withheld is 'Not for the public now.';

alter table reservation add column thanked_at timestamptz;
comment on column reservation.thanked_at is 'When the mail of the morning after was asked for.';

alter table profile
  add column thanks_mail boolean not null default true,
  add column thanks_push boolean not null default true;
comment on column profile.thanks_mail is 'Mails of the morning after a visit.';

alter table reservation_transition
  drop constraint reservation_transition_cause_check,
  add constraint reservation_transition_cause_check check (cause in (
    'hold', 'confirm', 'change', 'cancel', 'late-cancel', 'expire', 'join', 'leave', 'offer', 'accept',
    'decline', 'lapse', 'go-ahead', 'call-off', 'event-changed', 'event-cancelled', 'remind', 'answer', 'arrive', 'miss',
    'restore', 'resend', 'message', 'thank'
  )) not valid;

-- The page of the event is cached, and shows them.
create function outdate_event_of_photo() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_outdated_pages('event', array(
    select slug from event where id = coalesce(new.event_id, old.event_id)
  ));
  return null;
end
$$;

create trigger event_photo_changed after insert or update of state, caption or delete on event_photo
  for each row execute function outdate_event_of_photo();

create function outdate_event_of_image() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_outdated_pages('event', array(
    select event.slug from event_photo join event on event.id = event_photo.event_id where event_photo.image_id = new.id
  ));
  return null;
end
$$;

create trigger image_of_photo_changed after update of state on image
  for each row when (new.is_photo) execute function outdate_event_of_image();

-- What somebody sent goes with them: hidden at once, and deleted with its files by the worker.
create function forget_photos() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update image set is_withheld = true
    where id in (select image_id from event_photo where user_id = old.id);
  update event_photo set state = 'removed', caption = '' where user_id = old.id;
  return old;
end
$$;

create trigger user_photos_forgotten before delete on "user" for each row execute function forget_photos();
