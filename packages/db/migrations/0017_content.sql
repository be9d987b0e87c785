-- What is being written stands beside the tables of what is public, and what was public is kept.
-- squawk-ignore-file require-concurrent-index-creation, adding-field-with-default, adding-not-nullable-field

create function content_words(document jsonb) returns text
language sql immutable parallel safe as $$
  select coalesce(document #>> '{shared,slug}', '') || ' ' || coalesce(string_agg(words #>> '{}', ' '), '')
  from jsonb_path_query(document, '$.texts.*.* ? (@.type() == "string")') as words
$$;

-- One for all, so that no version of an item comes twice, also after a draft was thrown away.
create sequence content_version as integer;

create table content_draft (
  kind text not null check (kind in (
    'news', 'article', 'event', 'character', 'staff', 'faq', 'legal', 'venue', 'board-game'
  )),
  item_id uuid not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  version integer not null default nextval('content_version'),
  is_new boolean not null,
  publish_at timestamptz,
  refused_at timestamptz,
  saved_at timestamptz not null default now(),
  saved_by_id text,
  search_text text not null generated always as (search_fold(content_words(document))) stored,
  primary key (kind, item_id)
);

comment on table content_draft is 'What is being written. Something that was never public is here alone.';
comment on column content_draft.version is 'Another with each change; a change that was made to an earlier one is refused.';
comment on column content_draft.is_new is 'Nothing of it was ever public.';
comment on column content_draft.publish_at is 'When a worker is to publish it.';
comment on column content_draft.refused_at is 'When its hour came and it could not be published.';

create index content_draft_saved_at_idx on content_draft (kind, saved_at, item_id);
create index content_draft_publish_at_idx on content_draft (kind, saved_at, item_id) where publish_at is not null;

create table content_revision (
  kind text not null,
  item_id uuid not null,
  number integer not null check (number >= 1),
  document jsonb not null,
  version integer not null,
  made_at timestamptz not null default now(),
  made_by_id text,
  primary key (kind, item_id, number)
);

comment on table content_revision is 'What each publication made public.';
comment on column content_revision.version is 'Of the draft that it was; 0 for what stood there before.';
comment on column content_revision.made_by_id is 'Nobody for what stood there before revisions were kept.';

-- What somebody wrote stays when they leave, but not who it was.
create function forget_editor() returns trigger
language plpgsql as $$
begin
  update content_draft set saved_by_id = null where saved_by_id = old.id;
  update content_revision set made_by_id = null where made_by_id = old.id;
  return old;
end
$$;

create trigger editor_deleted before delete on "user"
  for each row execute function forget_editor();

-- The list of what lacks English would have to look through everything else: hence a mark beside the item. Items are said to have English
-- from the start and marked where they do not, so that whoever writes many items with both texts at once has none of them written a second time.
alter table news add column has_english boolean not null default true;
alter table article add column has_english boolean not null default true;
alter table event add column has_english boolean not null default true;

update news set has_english = false where id not in (select news_id from news_text where locale = 'en');
update article set has_english = false where id not in (select article_id from article_text where locale = 'en');
update event set has_english = false where id not in (select event_id from event_text where locale = 'en');

create function keep_has_english() returns trigger
language plpgsql as $$
begin
  execute format(
    'update %1$I as item set has_english = not has_english
      where item.id in (select %2$I from touched) and item.has_english <> exists (
        select from %3$I as text where text.%2$I = item.id and text.locale = ''en'')',
    tg_argv[0], tg_argv[1], tg_table_name
  );
  return null;
end
$$;

create trigger news_text_english_added after insert on news_text
  referencing new table as touched for each statement execute function keep_has_english('news', 'news_id');
create trigger news_text_english_removed after delete on news_text
  referencing old table as touched for each statement execute function keep_has_english('news', 'news_id');
create trigger article_text_english_added after insert on article_text
  referencing new table as touched for each statement execute function keep_has_english('article', 'article_id');
create trigger article_text_english_removed after delete on article_text
  referencing old table as touched for each statement execute function keep_has_english('article', 'article_id');
create trigger event_text_english_added after insert on event_text
  referencing new table as touched for each statement execute function keep_has_english('event', 'event_id');
create trigger event_text_english_removed after delete on event_text
  referencing old table as touched for each statement execute function keep_has_english('event', 'event_id');

alter table legal_document add column updated_at timestamptz not null default now();

-- The operator's lists go by the last change, as a whole, by state, or without English.
create index news_updated_at_idx on news (updated_at, id);
create index news_state_idx on news (state, updated_at, id);
create index news_without_english_idx on news (updated_at, id) where not has_english;
create index article_updated_at_idx on article (updated_at, id);
create index article_state_idx on article (state, updated_at, id);
create index article_without_english_idx on article (updated_at, id) where not has_english;
create index event_updated_at_idx on event (updated_at, id);
create index event_state_idx on event (state, updated_at, id);
create index event_without_english_idx on event (updated_at, id) where not has_english;
create index event_published_at_idx on event (published_at, id) where state <> 'draft';
