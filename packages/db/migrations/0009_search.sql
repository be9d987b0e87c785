-- Words are found by their pairs of characters: Japanese has no spaces, and pairs find words of two characters.

create function search_fold(words text) returns text
language sql immutable parallel safe as $$
  select lower(translate(normalize(words, NFKC),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
  ) collate "C")
$$;

comment on function search_fold(text) is
  'Makes widths, letter cases and the two kanas alike. packages/platform/search/fold.ts does the same.';

create function search_pairs(words text) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}') from (
    select letter || lead(letter) over (order by place) as pair
    from regexp_split_to_table(search_fold(words), '') with ordinality as letters (letter, place)
  ) pairs where pair !~ '\s' and length(pair) = 2
$$;

-- squawk-ignore-file adding-field-with-default, adding-not-nullable-field, require-concurrent-index-creation, adding-required-field
alter table news_text
  add column search_text text not null
    generated always as (search_fold(title || ' ' || summary || ' ' || body)) stored,
  add column search_pairs text[] not null
    generated always as (search_pairs(title || ' ' || summary || ' ' || body)) stored;
alter table article_text
  add column search_text text not null
    generated always as (search_fold(title || ' ' || summary || ' ' || body)) stored,
  add column search_pairs text[] not null
    generated always as (search_pairs(title || ' ' || summary || ' ' || body)) stored;
alter table event_text
  add column search_text text not null
    generated always as (search_fold(title || ' ' || summary || ' ' || body)) stored,
  add column search_pairs text[] not null
    generated always as (search_pairs(title || ' ' || summary || ' ' || body)) stored;
alter table board_game_text
  add column search_text text not null
    generated always as (search_fold(name || ' ' || summary)) stored,
  add column search_pairs text[] not null
    generated always as (search_pairs(name || ' ' || summary)) stored;
alter table faq_text
  add column search_text text not null
    generated always as (search_fold(question || ' ' || answer)) stored,
  add column search_pairs text[] not null
    generated always as (search_pairs(question || ' ' || answer)) stored;

create index news_text_search_idx on news_text using gin (search_pairs);
create index article_text_search_idx on article_text using gin (search_pairs);
create index event_text_search_idx on event_text using gin (search_pairs);
create index board_game_text_search_idx on board_game_text using gin (search_pairs);
create index faq_text_search_idx on faq_text using gin (search_pairs);
