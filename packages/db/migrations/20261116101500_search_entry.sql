-- What a visitor may search for, one row for each item: its own texts in both languages, and the names of what belongs to it.
-- Written by packages/content/search/indexing, which folds the texts and knows how Japanese words are read.

create table search_entry (
  kind text not null check (kind in ('event', 'game', 'article', 'news', 'faq')),
  item_id uuid not null,
  title text not null,
  labels text not null,
  body text not null,
  grams tsvector not null,
  primary key (kind, item_id)
);

comment on column search_entry.labels is 'Names of tags, venue, people and games.';
comment on column search_entry.grams is
  'Pairs of characters, single kanji and the kind. A tsvector, because its queries may have any shape of and and or.';

create index search_entry_grams_idx on search_entry using gin (grams);

create table search_outdated (
  id bigint generated always as identity primary key,
  kind text not null,
  item_id uuid not null
);

comment on table search_outdated is
  'Items whose entry is to be written again. Rows are only added and taken away, so that writers never wait for each other.';

create table search_word (
  word text primary key,
  shown text not null,
  reading text not null,
  sound text not null,
  misspellings text[] not null
);

comment on table search_word is 'The words of all entries, by which readings and misspelled words are recognized.';
comment on column search_word.word is 'Folded.';
comment on column search_word.shown is 'As it was first written.';
comment on column search_word.reading is 'In hiragana; empty for words in Latin letters.';
comment on column search_word.sound is 'The reading without long vowels, as romaji often leaves them out.';
comment on column search_word.misspellings is 'The word and its reading, each also without one of its characters.';

create index search_word_reading_idx on search_word (reading) where reading <> '';
create index search_word_sound_idx on search_word (sound) where sound <> '';
create index search_word_misspellings_idx on search_word using gin (misspellings);

create function search_keys(words text[]) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return array(select public.search_fold(word) from unnest(words) as word);
end
$$;

create table search_synonym (
  id uuid primary key default gen_random_uuid(),
  words text[] not null check (cardinality(words) between 2 and 12),
  keys text[] not null generated always as (search_keys(words)) stored,
  created_at timestamptz not null default now()
);

comment on table search_synonym is 'Words that mean the same to a visitor. The organizer edits them.';

create index search_synonym_keys_idx on search_synonym using gin (keys);

insert into search_synonym (words) values
  (array['子ども', '子供', 'こども', 'キッズ', '親子', 'kids', 'children', 'family']),
  (array['はじめて', '初めて', '初心者', '入門', 'ビギナー', 'beginner', 'first time', 'newcomer']),
  (array['ひとり', '一人', '1人', 'ソロ', 'おひとりさま', 'alone', 'solo']),
  (array['ふたり', '二人', '2人', 'two-player', 'two players', 'couple']),
  (array['アクセス', '行き方', '行きかた', '道順', '駅', 'access', 'directions', 'station']),
  (array['支払い', '支払', 'クレジット', 'カード払い', '現金', 'QR決済', 'payment', 'pay', 'credit card', 'cash']),
  (array['囲碁', '碁', 'igo', 'Go', '九路盤', 'baduk']),
  (array['花札', 'こいこい', 'hanafuda', 'koi-koi', 'koikoi']),
  (array['キャンセル', '取り消し', '取消', 'cancel', 'cancellation']),
  (array['キャンセル待ち', '空席待ち', '順番待ち', 'waitlist', 'waiting list']),
  (array['予約', '申し込み', '申込', 'reservation', 'booking', 'book']),
  (array['料金', '参加費', '値段', '費用', 'fee', 'price', 'cost']),
  (array['英語', 'English', '外国人', 'foreigner']),
  (array['重量級', '重いゲーム', 'ヘビー', 'heavy', 'heavyweight']),
  (array['新作', '新しいゲーム', 'new games', 'new release']),
  (array['車いす', '車椅子', 'バリアフリー', 'wheelchair', 'accessible', 'step-free']),
  (array['駐車場', '駐輪場', '自転車', '車で', 'parking', 'bicycle', 'bike']),
  (array['持ち物', '持っていく', '持ちもの', 'what to bring', 'bring']),
  (array['お酒', '酒', '日本酒', 'アルコール', 'sake', 'alcohol']),
  (array['ルール', '遊び方', '説明', 'インスト', 'rules', 'teach', 'how to play']),
  (array['協力', '協力ゲーム', 'cooperative', 'co-op', 'coop']),
  (array['正体隠匿', '人狼', 'hidden roles', 'werewolf', 'social deduction']),
  (array['退会', 'アカウント削除', 'delete account', 'leave']),
  (array['ログイン', 'サインイン', 'login', 'log in', 'sign in']),
  (array['領収書', 'レシート', 'receipt', 'invoice']),
  (array['割引', '学割', 'クーポン', 'discount', 'student']);

create function mark_search_outdated() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into search_outdated (kind, item_id) values (tg_argv[0], (changed ->> tg_argv[1])::uuid);
  return null;
end
$$;

comment on function mark_search_outdated() is 'Its arguments are the kind of item and the column with its id.';

create function mark_search_outdated_by_name() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed_id uuid := changed ->> tg_argv[1];
begin
  if tg_argv[0] = 'venue' then
    insert into search_outdated (kind, item_id) select 'event', event.id from event where venue_id = changed_id;
  elsif tg_argv[0] = 'staff' then
    insert into search_outdated (kind, item_id)
      select 'event', event.id from event where host_id = changed_id
      union select 'event', event_id from event_guide where staff_id = changed_id
      union select 'event', event_id from event_session where guide_id = changed_id
      union select 'article', article.id from article where author_id = changed_id;
  else
    insert into search_outdated (kind, item_id)
      select 'event', event_id from event_game where board_game_id = changed_id
      union select 'event', event_id from event_session where board_game_id = changed_id
      union select 'article', article_id from article_game where board_game_id = changed_id;
  end if;
  return null;
end
$$;

comment on function mark_search_outdated_by_name() is
  'For names that entries of other items contain. Its arguments are what the name is of, and the column with its id.';

create trigger news_text_search after insert or update or delete on news_text
  for each row execute function mark_search_outdated('news', 'news_id');
create trigger article_text_search after insert or update or delete on article_text
  for each row execute function mark_search_outdated('article', 'article_id');
create trigger event_text_search after insert or update or delete on event_text
  for each row execute function mark_search_outdated('event', 'event_id');
create trigger board_game_text_search after insert or update or delete on board_game_text
  for each row execute function mark_search_outdated('game', 'board_game_id');
create trigger faq_text_search after insert or update or delete on faq_text
  for each row execute function mark_search_outdated('faq', 'faq_id');

create trigger news_search after update of state on news
  for each row execute function mark_search_outdated('news', 'id');
create trigger board_game_search after update of state on board_game
  for each row execute function mark_search_outdated('game', 'id');
create trigger faq_search after update of state on faq
  for each row execute function mark_search_outdated('faq', 'id');
create trigger article_search after update of state, tags, author_id on article
  for each row execute function mark_search_outdated('article', 'id');
create trigger article_game_search after insert or update or delete on article_game
  for each row execute function mark_search_outdated('article', 'article_id');
create trigger event_search after update of state, tags, venue_id, host_id on event
  for each row execute function mark_search_outdated('event', 'id');
create trigger event_game_search after insert or update or delete on event_game
  for each row execute function mark_search_outdated('event', 'event_id');
create trigger event_guide_search after insert or update or delete on event_guide
  for each row execute function mark_search_outdated('event', 'event_id');
create trigger event_session_search after insert or delete or update of board_game_id, guide_id on event_session
  for each row execute function mark_search_outdated('event', 'event_id');

create trigger venue_text_search_names after insert or update or delete on venue_text
  for each row execute function mark_search_outdated_by_name('venue', 'venue_id');
create trigger staff_search_names after update of kana on staff
  for each row execute function mark_search_outdated_by_name('staff', 'id');
create trigger staff_text_search_names after insert or update or delete on staff_text
  for each row execute function mark_search_outdated_by_name('staff', 'staff_id');
create trigger board_game_text_search_names after insert or update or delete on board_game_text
  for each row execute function mark_search_outdated_by_name('game', 'board_game_id');

-- A worker writes the entries of what is there already.
insert into search_outdated (kind, item_id)
  select 'event', id from event
  union all select 'game', id from board_game
  union all select 'article', id from article
  union all select 'news', id from news
  union all select 'faq', id from faq;
