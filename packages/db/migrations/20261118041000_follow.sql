-- What people follow, which notices they want and how, the devices that get pushes, and notices of new events. The tables are new.
-- squawk-ignore-file require-concurrent-index-creation

create table follow (
  user_id text not null references "user" (id) on delete cascade,
  kind text not null check (kind in ('series', 'game', 'guide', 'venue', 'event')),
  subject_id uuid not null,
  made_at timestamptz not null default now(),
  primary key (user_id, kind, subject_id)
);
comment on table follow is
  'What a person wants to hear of when it has a new event; of the kind "event", what they have put aside for themselves.';
comment on column follow.subject_id is 'Of event_series, board_game, staff, venue or event. Triggers delete the row with it.';

create index follow_subject_id_idx on follow (subject_id, kind);

create function forget_followed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from follow where subject_id = old.id and kind = tg_argv[0];
  return null;
end
$$;

create trigger event_series_followed after delete on event_series
  for each row execute function forget_followed('series');
create trigger board_game_followed after delete on board_game
  for each row execute function forget_followed('game');
create trigger staff_followed after delete on staff
  for each row execute function forget_followed('guide');
create trigger venue_followed after delete on venue
  for each row execute function forget_followed('venue');
create trigger event_followed after delete on event
  for each row execute function forget_followed('event');

alter table profile
  add column follow_mail boolean not null default true,
  add column reservation_push boolean not null default true,
  add column offer_push boolean not null default true,
  add column reminder_push boolean not null default true,
  add column follow_push boolean not null default true,
  add column quiet_from smallint not null default 22,
  add column quiet_until smallint not null default 8;
comment on column profile.follow_mail is 'Mails about new events of what the person follows.';
comment on column profile.quiet_from is 'Hour of the day at the venue, 0 to 23, from which no push sounds; the same as quiet_until: at any hour.';

create table push_device (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  session_id text not null references session (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  public_key text not null check (char_length(public_key) <= 200),
  auth_secret text not null check (char_length(auth_secret) <= 100),
  made_at timestamptz not null default now()
);
comment on table push_device is 'Browsers that get pushes (RFC 8030). One that is signed out gets none any more.';
comment on column push_device.endpoint is 'Where the push service of the browser takes messages for it.';

create index push_device_user_id_idx on push_device (user_id, made_at);
create index push_device_session_id_idx on push_device (session_id);

create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key text not null,
  made_at timestamptz not null default now()
);
comment on table push_key is
  'The key by which push services know us (RFC 8292), made when first needed. Browsers subscribe with it, so it does not change.';
comment on column push_key.sealed_private_key is 'Encrypted with a key made of SIGNING_SECRET.';

create table event_announcement (
  event_id uuid primary key references event (id) on delete cascade,
  announced_at timestamptz not null default now()
);
comment on table event_announcement is 'Events whose followers were found, once each, shortly after they became public.';

-- Whatever is public already is not new.
insert into event_announcement (event_id) select id from event where published_at is not null;

create table event_notice (
  event_id uuid not null references event (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'skipped', 'failed')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  at timestamptz not null default now(),
  primary key (event_id, user_id)
);
comment on table event_notice is 'Who is told of a new event; nobody twice. Those of one person are sent together.';
comment on column event_notice.due_at is 'Not before a day after the last mail of this kind to the person.';

create index event_notice_due_at_idx on event_notice (due_at, user_id) where state in ('waiting', 'sending');
create index event_notice_user_id_idx on event_notice (user_id, at desc);
