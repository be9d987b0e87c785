-- Notes of the organizer about a reservation and about a person, which the customer never sees. They stand apart from the rows
-- that are exported to the person.

create table reservation_staff_note (
  reservation_id uuid primary key references reservation (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 500),
  updated_at timestamptz not null,
  updated_by_id text not null
);

comment on table reservation_staff_note is 'For the organizer and the reception only: in no mail, page or export of the customer.';

create table person_staff_note (
  user_id text primary key,
  note text not null check (char_length(note) between 1 and 500),
  updated_at timestamptz not null,
  updated_by_id text not null
);

comment on table person_staff_note is
  'For the organizer only. Without a foreign key, because everything that points at a person is exported to them; forget_user removes it.';

-- The note of a party without an account was always the organizer's own.
insert into reservation_staff_note (reservation_id, note, updated_at, updated_by_id)
select id, note, updated_at, '' from reservation where user_id is null and note <> '';
update reservation set note = '' where user_id is null and note <> '';

create or replace function forget_user() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  -- Sessions first, then reservations: the order in which everybody locks them.
  perform 1 from event_session
    where id in (select event_session_id from reservation where user_id = old.id and seats_held > 0)
    order by id for no key update;
  delete from reservation where user_id = old.id;
  delete from person_staff_note where user_id = old.id;
  delete from contact_inquiry where lower(email) = old.email;
  delete from idempotency_key where scope = 'user:' || old.id;
  delete from session where "impersonatedBy" = old.id;
  delete from verification
    where strpos(identifier || value, old.id) > 0 or strpos(lower(identifier || value), old.email) > 0;
  return old;
end
$$;
