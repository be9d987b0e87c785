-- The worker looks every few seconds for what is due: it is to find it without reading what is past.
-- squawk-ignore-file require-concurrent-index-creation
create index event_session_ends_at_idx on event_session (ends_at);
create index reservation_details_idx on reservation (event_session_id)
  where name <> '' or phone <> '' or note <> '' or address is not null;
