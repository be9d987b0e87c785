-- no transaction
-- What the worker looks for every few seconds, and what the organizer's lists walk, with millions of rows.

-- Sessions that will not take place, or no longer at the hour that people know.
create index concurrently if not exists event_session_called_off_idx on event_session (ends_at) where called_off;
create index concurrently if not exists event_session_rescheduled_idx on event_session (ends_at) where schedule_version > 1;

-- One for each order of the list of users, and one for parts of their addresses.
create index concurrently if not exists user_created_at_idx on "user" ("createdAt", id);
create index concurrently if not exists user_updated_at_idx on "user" ("updatedAt", id);
create index concurrently if not exists user_name_idx on "user" (name, id);
create index concurrently if not exists user_role_idx on "user" (role, id);
create index concurrently if not exists user_email_pairs_idx on "user" using gin (search_pairs(email));

-- The pinned item, and the counts by category beside the list of news.
create index concurrently if not exists news_pinned_idx on news (published_at desc) where state = 'published' and pinned;
create index concurrently if not exists news_category_idx on news (category, published_at desc, id) where state = 'published';
