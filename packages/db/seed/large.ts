import pg from "pg";

const newsCount = 50_000;
const eventCount = 10_000;

/**
 * Fills a seeded database with as much as years of use would leave: news of the past, and events of which
 * half are over. For measuring; nobody would want to read it. Safe to repeat.
 */
export async function seedLarge(
  connectionString: string,
  report: (line: string) => void,
  counts = { news: newsCount, events: eventCount },
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("begin");
    report(`${counts.news} news`);
    await client.query(insertNews, [counts.news]);
    report(`${counts.events} events`);
    await client.query(insertEvents, [counts.events]);
    await client.query(insertSessions);
    await client.query(insertReservations);
    await client.query("commit");
    // Without fresh figures the planner guesses at tables that were nearly empty a moment ago.
    await client.query("analyze");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

/** One statement: the texts follow from the rows that were really new. */
const insertNews = `
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

/** Three a day, from years ago to years ahead, in the rhythm of the house. */
const insertEvents = `
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

const insertSessions = `
  with made as (
    insert into event_session (event_id, kind, starts_at, ends_at, capacity, max_seats, opens_at, closes_at,
      change_deadline)
    select id, 'general', starts_at, ends_at, 20, 4, starts_at - interval '45 days', starts_at,
      starts_at - interval '15 hours'
    from event where slug like 'measured-%'
      and not exists (select from event_session where event_id = event.id)
    returning id
  )
  insert into event_session_text (event_session_id, locale, name) select id, 'ja', '通し' from made`;

/**
 * Parties of four that the organizer wrote down, five for a full house. The code is the number of the party in
 * hexadecimal, with other signs for 0 and 1, which no code has.
 */
const insertReservations = `
  with made as (
    insert into reservation (code, event_session_id, state, seats, name, kana, nickname, confirmed_at, arrived)
    select translate(upper(lpad(to_hex(substr(slug, 10)::int * 8 + party), 8, '0')), '01', 'XY'), session.id,
      case when session.ends_at < now() then 'attended' else 'confirmed' end, 4, '計測 太郎', 'けいそく たろう',
      'たろう', session.opens_at, case when session.ends_at < now() then 4 else 0 end
    from event_session session join event on event.id = session.event_id,
      generate_series(1, abs(hashtext(slug)) % 6) as party
    where slug like 'measured-%' and not exists (select from reservation where event_session_id = session.id)
    on conflict (code) do nothing returning id, state, seats, confirmed_at
  )
  insert into reservation_transition (reservation_id, at, cause, state, seats, made_by)
  select id, confirmed_at, 'confirm', state, seats, 'organizer' from made`;
