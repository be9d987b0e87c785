import pg from "pg";

/** Each event gets twenty reservations. */
const usualCounts = {
  news: 50_000,
  events: 10_000,
  users: 5_000,
  inquiries: 3_000,
  auditEntries: 20_000,
};

/**
 * Adds as much data as years of use would: past news and events, half of them over, with all participants. For measurements
 * only. Safe to repeat.
 */
export async function seedLarge(
  connectionString: string,
  report: (line: string) => void,
  counts = usualCounts,
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
    report(`${counts.users} users`);
    await client.query(insertUsers, [counts.users]);
    report(`${counts.events * 20} reservations`);
    // Without new statistics the planner assumes the almost empty tables of a moment ago.
    await client.query("analyze event, event_session");
    await client.query(insertReservations);
    await client.query("analyze reservation");
    await client.query(insertTransitions);
    await client.query(insertArrivals);
    report(`${counts.inquiries} inquiries, ${counts.auditEntries} lines of the audit`);
    await client.query(insertInquiries, [counts.inquiries]);
    await client.query(insertAuditEntries, [counts.auditEntries, counts.events]);
    await client.query("commit");
    await client.query("analyze");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

/** One statement: texts are inserted only for rows that are new. */
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

/** Three events a day, over years before and after now, in the venue's usual rhythm. */
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

/** One per event. Every tenth has exactly the capacity of its parties, so that two can wait. */
const insertSessions = `
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

/** The generated ids are recognizable, so that running it again adds nobody twice. */
const insertUsers = `
  insert into "user" (id, name, email, "emailVerified", locale, "createdAt", "updatedAt")
  select 'measured-' || n, '計測 ' || n, 'measured-' || n || '@example.jp', true,
    case when n % 10 = 0 then 'en' else 'ja' end, at, at
  from generate_series(1, $1::int) as n, lateral (select now() - n * interval '2 hours' as at) as since
  on conflict do nothing`;

/** The newest two hundred are unanswered. */
const insertInquiries = `
  insert into contact_inquiry (receipt, category, name, email, body, locale, reply_locale, state, created_at, updated_at)
  select to_char(at, 'YYYY-MMDD') || '-' || upper(lpad(to_hex(n), 4, '0')),
    (array['event', 'payment', 'lost-property', 'group', 'press', 'other'])[1 + n % 6],
    '計測 ' || n, 'measured-' || n || '@example.jp', '計測のための問い合わせです。' || n,
    locale, locale, case when n <= 200 then 'new' when n % 2 = 0 then 'answered' else 'closed' end, at, at
  from generate_series(1, $1::int) as n,
    lateral (select now() - n * interval '3 hours' as at, case when n % 8 = 0 then 'en' else 'ja' end as locale) as facts
  where not exists (select from contact_inquiry where email = 'measured-1@example.jp')`;

/** By the organizer, backward from now; one in fifty during an impersonation. */
const insertAuditEntries = `
  insert into audit_entry (at, actor_id, acting_as_id, action, subject_kind, subject_id, before, after, reason)
  select now() - n * interval '20 minutes', admin.id, case when n % 50 = 0 then 'measured-1' end,
    (array['reservation.change', 'reservation.check-in', 'content.edit', 'content.publish'])[1 + n % 4],
    case when n % 4 < 2 then 'reservation' else 'event' end, event.id::text,
    '{"seats": 1}', '{"seats": 2}', 'measured'
  from generate_series(1, $1::int) as n
    join event on event.slug = 'measured-' || (1 + n % $2::int)
    cross join (select id from "user" where email = 'desk@takujo.example') as admin
  where not exists (select from audit_entry where reason = 'measured')`;

/**
 * Twenty parties per session. Some canceled; in past sessions one did not come; in every tenth session, which is full, two
 * wait or waited. The code is the party's number in hexadecimal, with other characters for 0 and 1, which no code contains.
 * Personal details exist until 90 days after the event.
 */
const insertReservations = `
  insert into reservation (code, event_session_id, user_id, state, seats, name, kana, phone, nickname, terms_version,
    confirmed_at, arrived, queue_number, wanted_seats, min_seats, created_at, updated_at)
  select translate(upper(lpad(to_hex(n * 32 + party), 8, '0')), '01', 'XY'), session.id,
    case when party % 4 = 0 and users > 0 then 'measured-' || 1 + (n * 20 + party) % users end,
    party_state, seats,
    case when known then family.name || ' ' || given.name else '' end,
    case when known then family.kana || ' ' || given.kana else '' end,
    case when known then '090-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((party * 37)::text, 4, '0') else '' end,
    given.kana, 1,
    case when queued then null else reserved_at end,
    case when party_state = 'attended' then seats else 0 end,
    case when queued then nextval('reservation_queue_number') end,
    case when queued then seats end, case when queued then seats end,
    reserved_at, reserved_at
  from event_session session
    join event on event.id = session.event_id and event.slug like 'measured-%'
    cross join (select count(*)::int as users from "user" where id like 'measured-%') as people
    cross join generate_series(1, 20) as party
    cross join lateral (select substr(slug, 10)::int as n, session.ends_at < now() as is_over) as event_facts
    cross join lateral (
      select case
        when n % 10 = 0 and party > 18 then
          case when is_over then 'left' when session.starts_at < now() + interval '45 days' then 'waiting' else 'cancelled' end
        when party <= abs(hashtext(slug)) % 8 then 'cancelled'
        when is_over then case when party = 18 then 'no-show' else 'attended' end
        else 'confirmed'
      end as party_state,
      case when n % 10 = 0 then 2 else 1 + (n + party) % 3 end as seats,
      least(session.opens_at + party * interval '7 hours', now() - party * interval '1 minute') as reserved_at
    ) as facts
    cross join lateral (
      select party_state in ('waiting', 'left') as queued,
        session.ends_at > now() - interval '90 days' and party_state not in ('waiting', 'left') as known
    ) as more_facts
    join unnest(
      array['佐藤', '鈴木', '高橋', '田中', '渡辺', '伊藤', '山本', '中村', '小林', '加藤', '上野'],
      array['さとう', 'すずき', 'たかはし', 'たなか', 'わたなべ', 'いとう', 'やまもと', 'なかむら', 'こばやし', 'かとう', 'うえの']
    ) with ordinality as family (name, kana, place) on family.place = 1 + (n + party) % 11
    join unnest(
      array['なぎさ', '健', '葵', '翔', '陽菜', '誠', '結衣'],
      array['なぎさ', 'けん', 'あおい', 'しょう', 'ひな', 'まこと', 'ゆい']
    ) with ordinality as given (name, kana, place) on given.place = 1 + (n * 3 + party) % 7
  where not exists (select from reservation where event_session_id = session.id)
  on conflict (code) do nothing`;

/** The first and the later transitions of each reservation. */
const insertTransitions = `
  insert into reservation_transition (reservation_id, at, cause, state, seats, made_by)
  select reservation.id,
    case when step = 1 then reservation.created_at else greatest(least(session.starts_at, now()), reservation.created_at) end,
    case when step = 2 then case reservation.state when 'attended' then 'arrive' when 'no-show' then 'miss' when 'left' then 'leave'
        else 'cancel' end
      when reservation.state in ('waiting', 'left') then 'join' else 'confirm' end,
    case when step = 2 then reservation.state when reservation.state in ('waiting', 'left') then 'waiting' else 'confirmed' end,
    reservation.seats, case when user_id is null then 'organizer' else 'person' end
  from reservation
    join event_session session on session.id = reservation.event_session_id
    join event on event.id = session.event_id and event.slug like 'measured-%'
    cross join generate_series(1, 2) as step
  where (step = 1 or reservation.state not in ('confirmed', 'waiting'))
    and not exists (select from reservation_transition where reservation_id = reservation.id)
  order by reservation.id, step`;

const insertArrivals = `
  insert into check_in (reservation_id, people, paid, at, marked_at, made_by_id, nonce)
  select reservation.id, array(select generate_series(0, arrived - 1)::smallint), arrived * event.fee, session.starts_at,
    session.starts_at, admin.id, gen_random_uuid()
  from reservation
    join event_session session on session.id = reservation.event_session_id
    join event on event.id = session.event_id and event.slug like 'measured-%'
    cross join (select id from "user" where email = 'desk@takujo.example') as admin
  where reservation.state = 'attended' and not exists (select from check_in where reservation_id = reservation.id)`;
