/**
 * Twenty parties per session. Some cancelled; in past sessions one did not come; in every tenth session, which is full, two
 * wait or waited. The code is the party's number in hexadecimal, with other characters for 0 and 1, which no code contains.
 * Personal details exist until 90 days after the event.
 */
export const insertReservations = `
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
export const insertTransitions = `
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

export const insertArrivals = `
  insert into check_in (reservation_id, people, paid, at, marked_at, made_by_id, nonce)
  select reservation.id, array(select generate_series(0, arrived - 1)::smallint), arrived * event.fee, session.starts_at,
    session.starts_at, admin.id, gen_random_uuid()
  from reservation
    join event_session session on session.id = reservation.event_session_id
    join event on event.id = session.event_id and event.slug like 'measured-%'
    cross join (select id from "user" where email = 'desk@takujo.example') as admin
  where reservation.state = 'attended' and not exists (select from check_in where reservation_id = reservation.id)`;
