-- Places of a party that friends take by a signed link, names that are shown to fellow guests, and parties that look for one more.
-- The table is new; the columns have constant defaults, so no row is rewritten.
-- squawk-ignore-file require-concurrent-index-creation
create table friend_seat (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references reservation (id) on delete cascade,
  place smallint not null check (place between 1 and 99),
  number smallint not null check (number between 2 and 99),
  state text not null default 'open' check (state in ('open', 'taken', 'declined', 'returned', 'withdrawn')),
  message text not null default '' check (char_length(message) <= 80),
  sender_pays boolean not null default false,
  expires_at timestamptz not null,
  user_id text references "user" (id) on delete cascade,
  nickname text not null default '' check (char_length(nickname) <= 100),
  language text not null default 'ja' check (language in ('ja', 'en')),
  email text not null default '' check (char_length(email) <= 254 and email = lower(email)),
  locale text not null default 'ja' check (locale in ('ja', 'en')),
  shows_name boolean not null default false,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  ended_at timestamptz,
  unique (reservation_id, number),
  check ((state in ('declined', 'returned', 'withdrawn')) = (ended_at is not null)),
  check (state <> 'taken' or (taken_at is not null and nickname <> '')),
  -- What a friend gave is there while the seat is theirs, and until they are told that it is not.
  check (state in ('taken', 'withdrawn') or (user_id is null and nickname = '' and email = '')),
  check (user_id is null or email = '')
);

comment on table friend_seat is
  'A link by which a friend takes one place of a party, and whoever took it. Places belong to the party: this table never changes how many seats it has. Whether the seat stands is asked of the reservation.';
comment on column friend_seat.place is 'Of the party, as in check_in.people; the first, 0, is the holder''s.';
comment on column friend_seat.number is 'Follows the reservation''s code on the ticket. Never used again, so that the ticket of a seat that was given back opens nothing.';
comment on column friend_seat.message is 'From the sender.';
comment on column friend_seat.expires_at is 'Until when an open link can be used.';
comment on column friend_seat.email is 'Of a friend without an account; empty: no mails. Nobody proved it, so it never leads to an account.';
comment on column friend_seat.shows_name is 'Shown to the other guests of the event, as reservation.shows_name.';

-- One link for each place at a time, also of two that are made at once.
create unique index friend_seat_place_idx on friend_seat (reservation_id, place) where state in ('open', 'taken');
create index friend_seat_user_id_idx on friend_seat (user_id) where user_id is not null;
create index friend_seat_email_idx on friend_seat (email) where email <> '';

alter table reservation
  add column shows_name boolean not null default false,
  add column seeks_more boolean not null default false;

comment on column reservation.shows_name is 'The nickname is shown to those who come to the event, until it is over.';
comment on column reservation.seeks_more is 'The table is marked as looking for somebody to join. Says nothing of who asked.';

-- The page of the event is cached, and says which tables look for somebody.
create function outdate_seeking_event() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_outdated_pages('event', array(
    select distinct event.slug from event_session join event on event.id = event_session.event_id
    where event_session.id in (old.event_session_id, new.event_session_id)
  ));
  return null;
end
$$;

create trigger seeking_event_outdated after update of seeks_more, state, event_session_id on reservation
for each row when (
  (old.seeks_more or new.seeks_more)
  and (
    old.seeks_more is distinct from new.seeks_more
    or old.state is distinct from new.state
    or old.event_session_id is distinct from new.event_session_id
  )
) execute function outdate_seeking_event();

create trigger seeking_event_deleted after delete on reservation
for each row when (old.seeks_more) execute function outdate_seeking_event();

-- Besides what it did before: whoever took a place of another's party gives it back, and is forgotten there.
create or replace function forget_user() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  -- Sessions first, then reservations in their order: the order in which everybody locks them.
  perform 1 from event_session
    where id in (select event_session_id from reservation where user_id = old.id and seats_held > 0)
    order by id for no key update;
  perform 1 from reservation
    where user_id = old.id or id in (select reservation_id from friend_seat where user_id = old.id)
    order by id for no key update;
  update reservation set
      guests = jsonb_set(guests, array[(seat.place - 1)::text, 'nickname'], '""', false),
      version = version + 1
    from friend_seat as seat
    where seat.user_id = old.id and seat.state = 'taken' and reservation.id = seat.reservation_id and reservation.user_id is distinct from old.id;
  delete from friend_seat where user_id = old.id;
  update friend_seat set email = '' where email <> '' and email collate "C" = old.email;
  delete from reservation where user_id = old.id;
  update reservation set guest_email = '' where guest_email <> '' and guest_email collate "C" = old.email;
  delete from person_staff_note where user_id = old.id;
  delete from contact_inquiry where lower(email) = old.email;
  -- What they answered in another's inquiry belongs to that one.
  update inquiry_message set sender_email = null where lower(sender_email) = old.email;
  delete from idempotency_key where scope = 'user:' || old.id;
  delete from session where "impersonatedBy" = old.id;
  delete from verification
    where strpos(identifier || value, old.id) > 0 or strpos(lower(identifier || value), old.email) > 0;
  return old;
end
$$;
