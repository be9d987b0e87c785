-- An event's settings and texts under a name, from which further events are begun; and what a new draft was filled with.

create table event_template (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 60),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  saved_at timestamptz not null default now()
);

comment on table event_template is 'Events to begin others from. Their days are those of the event that was saved.';

alter table content_draft add column filled jsonb;

comment on column content_draft.filled is
  'What a new event was begun with and where that came from; a value that still equals it was not typed.';
