/** One statement: texts are inserted only for rows that are new. */
export const insertNews = `
  with made as (
    insert into news (slug, category, cover, state, published_at)
    select 'measured-' || n, (array['notice', 'event', 'release', 'press'])[1 + n % 4], '{}', 'published',
      now() - interval '30 days' - n * interval '3 hours'
    from generate_series(1, $1::int) as n
    on conflict (slug) do nothing returning id, slug
  )
  insert into news_text (news_id, locale, title, summary, body)
  select id, locale,
    case locale when 'ja' then '計測のためのお知らせ ' else 'Measured notice ' end || slug,
    case locale when 'ja' then '数をそろえるための短い文です。' else 'A short text to make up the numbers.' end,
    case locale when 'ja' then '本文です。**' else 'The body. **' end || slug || '**'
  from made cross join unnest(array['ja', 'en']) as locale`;

/** Three events a day, over years before and after now, in the venue's usual rhythm. */
export const insertEvents = `
  with house as (select id from venue order by slug desc limit 1),
  made as (
    insert into event (slug, cover, venue_id, doors_at, starts_at, ends_at, tags, fee, state, published_at)
    select 'measured-' || n, '{}', house.id, starts - interval '20 minutes', starts, starts + interval '3 hours',
      case n % 4 when 0 then array['beginner', 'taught'] when 1 then array['english', 'alone']
        when 2 then array['family', 'beginner'] else array['heavy', 'taught'] end,
      1000 + 100 * (n % 20), 'published', now() - interval '1 year'
    from house, generate_series(1, $1::int) as n,
      lateral (select date_trunc('day', now()) + interval '4 hours' * (n % 3)
        + (n / 3 - $1::int / 6) * interval '1 day' as starts) as times
    on conflict (slug) do nothing returning id, slug
  ),
  games as (
    insert into event_game (event_id, board_game_id, position)
    select made.id, game.id, 1 from made, lateral (
      select id from board_game order by md5(board_game.slug || made.slug) limit 1) as game
  )
  insert into event_text (event_id, locale, title, summary, body, room, fee_note, bring, cancellation)
  select id, locale,
    case locale when 'ja' then '計測のための会 ' else 'Measured event ' end || slug,
    case locale when 'ja' then '数をそろえるための会です。' else 'An event to make up the numbers.' end,
    case locale when 'ja' then '本文です。' else 'The body.' end,
    '1F', '', '', ''
  from made cross join unnest(array['ja', 'en']) as locale`;

/** One per event. Every tenth has exactly the capacity of its parties, so that two can wait. */
export const insertSessions = `
  with made as (
    insert into event_session (event_id, kind, starts_at, ends_at, capacity, max_seats, opens_at, closes_at,
      change_deadline)
    select id, 'general', starts_at, ends_at,
      case when substr(slug, 10)::int % 10 = 0 then 2 * (18 - abs(hashtext(slug)) % 8) else 48 end,
      4, starts_at - interval '45 days', starts_at, starts_at - interval '15 hours'
    from event where slug like 'measured-%'
      and not exists (select from event_session where event_id = event.id)
    returning id
  )
  insert into event_session_text (event_session_id, locale, name) select id, 'ja', '通し' from made`;
