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

-- In plpgsql, which keeps the plan: a function in SQL would be planned anew for each row that is written.
create function search_pairs(words text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  letters text[] := string_to_array(regexp_replace(search_fold(words), '\s+', ' ', 'g'), null);
begin
  return coalesce((
    select array_agg(distinct one || next)
    from unnest(letters, letters[2:]) as pairs (one, next)
    where one <> ' ' and next <> ' '
  ), '{}');
end
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
