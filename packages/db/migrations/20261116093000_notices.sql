-- What people are to be told of their reservation, in which way, and when that was done; and what the schedule was before.
-- squawk-ignore-file require-concurrent-index-creation

create table reservation_notice (
  transition_id bigint primary key references reservation_transition (id) on delete cascade,
  reservation_id uuid not null references reservation (id) on delete cascade,
  kind text not null,
  way text not null check (way in ('mail', 'telephone')),
  created_at timestamptz not null,
  told_at timestamptz,
  told_by_id text,
  dropped_at timestamptz,
  answer text check (answer in ('coming', 'cancelled', 'call-back')),
  remark text not null default '' check (char_length(remark) <= 200),
  noted_at timestamptz,
  noted_by_id text
);

comment on table reservation_notice is
  'What a party is to be told, in which way, and when that was really done. Parties without an account are telephoned.';
comment on column reservation_notice.kind is 'The kind of mail; a call says the same.';
comment on column reservation_notice.told_at is
  'When the mail server took the mail, or when somebody ticked that the party was told on the telephone.';
comment on column reservation_notice.told_by_id is 'Who telephoned. Only the id: the notice outlives them.';
comment on column reservation_notice.dropped_at is 'When it turned out to be untrue, unwanted or replaced by a later one, before it was told.';
comment on column reservation_notice.answer is 'What the party said on the telephone.';
comment on column reservation_notice.remark is 'What was said besides, for the organizer only.';

create index reservation_notice_reservation_id_idx on reservation_notice (reservation_id, transition_id);
create index reservation_notice_telephone_idx on reservation_notice (created_at)
  where way = 'telephone' and told_at is null and dropped_at is null;
create index reservation_notice_told_idx on reservation_notice (told_at) where way = 'telephone';

-- Mails of the past were written for each line that names one, but only to people with an account.
insert into reservation_notice (transition_id, reservation_id, kind, way, created_at, told_at)
select line.id, line.reservation_id, line.detail ->> 'mail', 'mail', line.at, line.at
from reservation_transition as line
join reservation on reservation.id = line.reservation_id
where line.detail ->> 'mail' is not null and reservation.user_id is not null;

create table session_schedule (
  event_session_id uuid not null references event_session (id) on delete cascade,
  version integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  venue_id uuid not null references venue (id) on delete cascade,
  primary key (event_session_id, version)
);

comment on table session_schedule is
  'Former hours and places of sessions, by their schedule_version: whoever knows one of them is told what changed.';

create index session_schedule_venue_id_idx on session_schedule (venue_id);

create or replace function raise_schedule_version() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'event' then
    insert into session_schedule (event_session_id, version, starts_at, ends_at, venue_id)
    select id, schedule_version, starts_at, ends_at, old.venue_id from event_session where event_id = new.id;
    update event_session set schedule_version = schedule_version + 1 where event_id = new.id;
    return null;
  end if;
  insert into session_schedule (event_session_id, version, starts_at, ends_at, venue_id)
  select old.id, old.schedule_version, old.starts_at, old.ends_at, event.venue_id from event where event.id = old.event_id;
  new.schedule_version := old.schedule_version + 1;
  return new;
end
$$;

-- What was said on the telephone is blanked with the other details of old reservations.
create index reservation_notice_remark_idx on reservation_notice (transition_id) where remark <> '';
