import { startOf, uuidOf } from "./content.ts";
import { kanaOf, nameOf, nicknameOf } from "./people.ts";

export const partiesOfSession = 16;
/** Lines of its history have numbers of their own for each party: four, of which most use three. */
export const linesOfParty = 4;

/**
 * Facts about party `n`, from 0. Of a hundred, twelve canceled, five let their hold expire and three did not come;
 * every fourth session is full, and there two wait or waited. One in four has no account, another gave a nickname.
 * Arrivals and notices are those of a year.
 */
const party = `
  select n, ${uuidOf("'reservation' || n")} as id, session_id, starts, queued, party_state, seats, at, left_at, remind_at, is_known,
    starts > now() - interval '1 year' as is_recent, fee, user_id
  from generate_series($1::int, $2::int) as n
    cross join lateral (select n / ${partiesOfSession} as session_number, n % ${partiesOfSession} as place,
      (hashint4(n)::bigint + 2147483648) % 100 as luck) as numbers
    cross join lateral (
      select ${uuidOf("'session' || session_number")} as session_id,
        ${startOf("(session_number / 2)", "($3::int / 32)")} + session_number % 2 * interval '3 hours' as starts,
        1000 + 100 * (session_number / 2 % 20) as fee,
        session_number % 4 = 0 and place >= 14 as queued
    ) as session
    cross join lateral (
      select starts + interval '15 hours' < now() as is_over, starts < now() as has_begun,
        starts - interval '45 days' + (least(starts, now()) - starts + interval '45 days') * (place + 1) / 18 as at,
        (date_trunc('day', starts at time zone 'Asia/Tokyo') - interval '6 hours') at time zone 'Asia/Tokyo' as remind_at
    ) as moments
    cross join lateral (
      select case
          when queued then case when has_begun then 'left' when session_number % 40 = 0 and place = 14 then 'offered' else 'waiting' end
          when luck < 12 then 'cancelled'
          when luck < 17 then 'expired'
          when is_over then case when luck < 20 then 'no-show' else 'attended' end
          when has_begun then 'attended'
          when luck = 17 and place > 9 then 'held'
          else 'confirmed'
        end as party_state,
        1 + (session_number + place) % 3 as seats,
        case when n % 4 < 3 then md5('user' || n::bigint * 7919 % $4::int) end as user_id,
        at + (least(starts, now()) - at) / 2 as left_at
    ) as states
    cross join lateral (
      select starts > now() - interval '92 days' and party_state in ('confirmed', 'attended', 'no-show', 'cancelled') as is_known
    ) as details`;

const isReminded = `(party.user_id is not null and party.remind_at < now() and party.at < party.remind_at
  and party.party_state in ('confirmed', 'attended', 'no-show'))`;

/**
 * Parties with their history, arrivals and what they were told, in one statement, because all follow from the same facts. The
 * arguments: the first and the last number, how many parties and users there are altogether, the number before the first line
 * of the history, and who let people in. Codes are the number times an odd constant, so that neighbors differ, with other
 * characters for 0 and 1, which no code contains.
 */
export const insertParties = `
  with party as materialized (${party}),
  parties as (
    insert into reservation (id, code, event_session_id, user_id, state, seats, expires_at, name, kana, phone, nickname,
      terms_version, confirmed_at, reminded_at, arrived, queue_number, wanted_seats, min_seats, created_at, updated_at)
    select id,
      translate(upper(lpad(to_hex(n::bigint * 2654435761 % 4294967296), 8, '0')), '01', 'XY'),
      session_id, user_id, party_state, seats,
      case party_state when 'held' then now() + (1 + n % 10) * interval '1 minute' when 'offered' then now() + (2 + n % 20) * interval '1 hour' end,
      case when is_known then ${nameOf("n")} else '' end, case when is_known then ${kanaOf("n")} else '' end,
      case when is_known then '090-' || lpad((n / 10000 % 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0') else '' end,
      case when n % 4 = 0 and not queued and party_state not in ('held', 'expired') then ${nicknameOf("n")} else '' end,
      1, case when not queued and party_state not in ('held', 'expired') then at + interval '3 minutes' end,
      case when ${isReminded} then remind_at end,
      case when party_state = 'attended' then seats else 0 end,
      case when queued then n + 1 end, case when queued then seats end, case when queued then seats end,
      at, greatest(at, case when party_state in ('attended', 'no-show') then starts end)
    from party
  ),
  lines as (
    insert into reservation_transition (id, reservation_id, at, cause, state, seats, made_by) overriding system value
    select $5::bigint + n::bigint * ${linesOfParty} + step, id, line.at, cause, line.state, seats,
      case when cause in ('expire', 'miss', 'remind', 'offer') then 'system' when user_id is null then 'organizer' else 'person' end
    from party cross join lateral (values
      (1, at, case when queued then 'join' else 'hold' end, case when queued then 'waiting' else 'held' end),
      (2, at + interval '3 minutes',
        case party_state when 'held' then null when 'waiting' then null when 'expired' then 'expire' when 'left' then 'leave'
          when 'offered' then 'offer' else 'confirm' end,
        case when party_state in ('expired', 'left', 'offered') then party_state else 'confirmed' end),
      (3, remind_at, case when n % 5 = 1 and ${isReminded} then 'remind' end, 'confirmed'),
      (4, case when party_state = 'cancelled' then left_at else starts end,
        case party_state when 'attended' then 'arrive' when 'no-show' then 'miss' when 'cancelled' then 'cancel' end,
        party_state)
    ) as line (step, at, cause, state)
    where cause is not null
  ),
  arrivals as (
    insert into check_in (reservation_id, people, paid, at, marked_at, made_by_id, nonce)
    select id, case seats when 1 then '{0}' when 2 then '{0,1}' else '{0,1,2}' end::smallint[],
      seats * fee, starts, starts, $6, ${uuidOf("'arrival' || n")}
    from party where party_state = 'attended' and is_recent
  )
  insert into reservation_notice (transition_id, reservation_id, kind, way, created_at, told_at)
  select $5::bigint + n::bigint * ${linesOfParty} + 2, id,
    case when user_id is null then 'event-changed' else 'confirmed' end,
    case when user_id is null then 'telephone' else 'mail' end, at + interval '3 minutes',
    case when user_id is not null or starts < now() or n % 512 > 3 then at + interval '4 minutes' end
  from party
  where is_recent and party_state in ('confirmed', 'attended', 'no-show', 'cancelled') and (user_id is not null or n % 16 = 3)`;
