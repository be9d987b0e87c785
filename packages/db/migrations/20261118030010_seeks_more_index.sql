-- no transaction
create index concurrently if not exists reservation_seeks_more_idx on reservation (event_session_id)
  where seeks_more;
