-- The personal calendar feed: one's own reservations at a secret address.
create table calendar_feed (
  user_id text primary key references "user" (id) on delete cascade,
  secret_id uuid not null unique default gen_random_uuid(),
  made_at timestamptz not null default now()
);

comment on table calendar_feed is 'Whose reservations can be read as a calendar at a secret address.';
comment on column calendar_feed.secret_id is
  'Signed, it is the secret part of the address. Another one makes the former address invalid.';
