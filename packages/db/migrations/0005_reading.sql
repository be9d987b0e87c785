create table article (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  cover jsonb not null default '{}',
  author_id uuid references staff (id) on delete set null,
  tags text[] not null default '{}'
    check (tags <@ array['beginner', 'heavy', 'two-player', 'teaching', 'history', 'essay']),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state <> 'published' or published_at is not null)
);

create index article_published_at_idx on article (published_at desc, id) where state = 'published';
create index article_author_id_idx on article (author_id);

create table article_text (
  article_id uuid not null references article (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  title text not null,
  summary text not null,
  body text not null,
  primary key (article_id, locale)
);

create table article_game (
  article_id uuid not null references article (id) on delete cascade,
  board_game_id uuid not null references board_game (id) on delete cascade,
  position smallint not null,
  primary key (article_id, board_game_id)
);

create table article_character (
  article_id uuid not null references article (id) on delete cascade,
  character_id uuid not null references character (id) on delete cascade,
  position smallint not null,
  primary key (article_id, character_id)
);

create table faq (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null
    check (category in ('first-visit', 'reservation', 'money', 'venue', 'account')),
  position smallint not null,
  state text not null default 'published' check (state in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table faq_text (
  faq_id uuid not null references faq (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  question text not null,
  answer text not null,
  primary key (faq_id, locale)
);

create table legal_document (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('privacy-policy', 'term-of-service')),
  version smallint not null check (version >= 1),
  announced_on date not null,
  effective_on date not null,
  created_at timestamptz not null default now(),
  unique (kind, version),
  check (effective_on >= announced_on)
);

create table legal_document_text (
  legal_document_id uuid not null references legal_document (id) on delete cascade,
  locale text not null check (locale in ('ja', 'en')),
  summary text not null,
  changes text not null,
  body text not null,
  primary key (legal_document_id, locale)
);

comment on column legal_document_text.changes is 'What this version changed, for those who knew the last one.';

create trigger article_changed after insert or update or delete or truncate on article
  for each statement execute function notify_content_changed('article');
create trigger article_text_changed after insert or update or delete or truncate on article_text
  for each statement execute function notify_content_changed('article');
create trigger article_game_changed after insert or update or delete or truncate on article_game
  for each statement execute function notify_content_changed('article');
create trigger article_character_changed after insert or update or delete or truncate on article_character
  for each statement execute function notify_content_changed('article');
create trigger faq_changed after insert or update or delete or truncate on faq
  for each statement execute function notify_content_changed('faq');
create trigger faq_text_changed after insert or update or delete or truncate on faq_text
  for each statement execute function notify_content_changed('faq');
create trigger legal_document_changed after insert or update or delete or truncate on legal_document
  for each statement execute function notify_content_changed('legal');
create trigger legal_document_text_changed
  after insert or update or delete or truncate on legal_document_text
  for each statement execute function notify_content_changed('legal');
