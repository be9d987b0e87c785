-- Events that are held again and again, and the order in which the sessions of one hour stand.
-- squawk-ignore-file require-concurrent-index-creation

alter table event_session
  add column position smallint not null default 0;

comment on column event_session.position is 'The order among sessions that begin at the same time.';
comment on column event.published_at is
  'When it became public. A draft that has one was public and has been archived.';

create table event_series (
  id uuid primary key default gen_random_uuid(),
  rule jsonb not null,
  created_at timestamptz not null default now()
);

comment on table event_series is 'A rule by which an event was written down for many days at once.';

create table event_series_item (
  event_id uuid primary key,
  series_id uuid not null references event_series (id) on delete cascade,
  day date not null
);

comment on table event_series_item is
  'Which events are of one series. Without a foreign key to event: a draft that never was public has no row there.';

create index event_series_item_series_id_idx on event_series_item (series_id, day);

create index event_cancelled_idx on event (starts_at, id) where state = 'cancelled';
