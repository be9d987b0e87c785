create function notify_content_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_argv[0]);
  return null;
end
$$;

comment on function notify_content_changed() is
  'Tells every server process which kind of content changed, so that cached pages are rendered anew.';

create table news (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (category in ('notice', 'event', 'release', 'press')),
  pinned boolean not null default false,
  cover jsonb,
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state <> 'published' or published_at is not null)
);

comment on column news.cover is 'Pinned palette and composition of the generated cover; null shows none in lists.';

create index news_published_at_idx on news (published_at desc, id) where state = 'published';

create table news_text (
  news_id uuid not null references news (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  title text not null,
  summary text not null,
  body text not null,
  primary key (news_id, locale)
);

create trigger news_changed after insert or update or delete or truncate on news
  for each statement execute function notify_content_changed('news');
create trigger news_text_changed after insert or update or delete or truncate on news_text
  for each statement execute function notify_content_changed('news');
