-- The language in which a session is held: Japanese, English, or both.
-- squawk-ignore-file adding-required-field, constraint-missing-not-valid, adding-not-nullable-field, ban-drop-column

alter table event_session
  add column language text not null default 'ja' check (language in ('ja', 'en', 'both'));

comment on column event_session.language is 'The language of the rules and of the table; "both" where either is enough.';

-- What was marked as English had Japanese beside it.
update event_session set language = 'both' where in_english;

drop trigger event_session_updated on event_session;
alter table event_session drop column in_english;
create trigger event_session_updated after update of kind, letter, board_game_id, guide_id, language,
  starts_at, ends_at, capacity, min_players, max_seats, opens_at, closes_at, change_deadline,
  decision_deadline, called_off on event_session
  for each statement execute function notify_content_changed('event');

-- Drafts and earlier revisions have the sessions in their documents.
update content_draft set document = jsonb_set(document, '{sessions}', (
  select coalesce(jsonb_agg((session - 'inEnglish') || jsonb_build_object('language',
    case when session -> 'inEnglish' = 'true' then 'both' else 'ja' end)), '[]')
  from jsonb_array_elements(document -> 'sessions') as session
)) where kind = 'event' and jsonb_typeof(document -> 'sessions') = 'array';
update content_revision set document = jsonb_set(document, '{sessions}', (
  select coalesce(jsonb_agg((session - 'inEnglish') || jsonb_build_object('language',
    case when session -> 'inEnglish' = 'true' then 'both' else 'ja' end)), '[]')
  from jsonb_array_elements(document -> 'sessions') as session
)) where kind = 'event' and jsonb_typeof(document -> 'sessions') = 'array';
