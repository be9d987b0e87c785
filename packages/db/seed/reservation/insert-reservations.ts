import type pg from "pg";
import { atClock, daysBefore, venueToday } from "../venue-time.ts";
import { historyOf, type Step } from "./history.ts";
import { organizerParties } from "./organizer-parties.ts";
import type { PartySeed, ReservationSeed, SessionTimes } from "./reservation-seed.ts";
import { reservationsAt } from "./reservations-of-people.ts";
import { scatter, scatteredCode } from "./scatter.ts";

const organizer = "desk@takujo.example";
/** Tomorrow, so that the offer, which is open for two days, was made before now whenever the seed runs. */
const offerEndsClock = "20:00";
const holdingStates = ["offered", "confirmed", "attended", "no-show"];
const queueStates = ["waiting", "offered", "lapsed"];

interface Session {
  id: string;
  place: string;
  /** Total of all reservations that hold seats. */
  seatsTaken: number;
  maxSeats: number;
}

/** Reservations of the seed's people first; the other seats go to parties that the organizer entered. */
export async function insertReservations(
  client: pg.Client,
  session: Session,
  times: SessionTimes,
): Promise<void> {
  const people = reservationsAt(session.place);
  const held = people.filter(({ state }) => holdingStates.includes(state));
  const seats = session.seatsTaken - held.reduce((sum, party) => sum + party.seats, 0);
  const wanted = { key: session.place, seats, maxSeats: session.maxSeats };
  const rows = [...people, ...organizerParties(wanted, times)].map((party, index) =>
    rowOf(party, `${session.place}/${index}`, index, times),
  );
  if (rows.length === 0) return;
  const given = JSON.stringify(rows.map(({ steps, ...row }) => row));
  await client.query(insertRows, [session.id, given]);
  const steps = rows.flatMap(({ code, seats, steps }) =>
    steps.map((step) => ({ code, seats, ...step })),
  );
  const numbered = steps.map((step, place) => ({ ...step, place }));
  await client.query(insertSteps, [JSON.stringify(numbered)]);
  await client.query(insertArrivals, [session.id, organizer]);
}

function rowOf(
  party: PartySeed | ReservationSeed,
  key: string,
  index: number,
  times: SessionTimes,
): Row {
  const person = "email" in party ? party : undefined;
  const isQueued = queueStates.includes(party.state);
  const bookedAt = bookingOf(person?.bookedDaysBefore ?? 1 + scatter(key, 20), key, times);
  const tomorrow = daysBefore(venueToday(times.now), -1);
  const until = party.state === "offered" ? atClock(tomorrow, offerEndsClock) : null;
  const madeBy = person ? "person" : "organizer";
  const steps = historyOf({ party, madeBy, bookedAt, until, position: index + 1 }, times);
  const knowsDetails = !isQueued && party.state !== "expired";
  return {
    code: person?.code ?? scatteredCode(key),
    email: person?.email,
    state: party.state,
    seats: party.seats,
    expires_at: until,
    is_queued: isQueued,
    min_seats: isQueued ? (person?.minSeats ?? party.seats) : null,
    ...(knowsDetails ? detailsOf(party) : {}),
    answers: person?.answers,
    shows_name: person?.showsName ?? false,
    seeks_more: person?.seeksMore ?? false,
    has_agreed: person !== undefined && knowsDetails,
    confirmed_at: steps.find(({ cause }) => cause === "confirm")?.at,
    arrived: party.state === "attended" ? (party.arrived ?? party.seats) : 0,
    created_at: bookedAt,
    updated_at: steps.at(-1)?.at ?? bookedAt,
    steps,
  };
}

const detailsOf = ({ name, kana, phone, nickname, guests, note }: PartySeed) => ({
  name,
  kana,
  phone,
  nickname,
  guests,
  note,
});

type Row = Record<string, unknown> & { code: string; seats: number; steps: Step[] };

/** Not before reservations opened, and not in the future. */
function bookingOf(days: number, key: string, { now, opensAt, startsAt }: SessionTimes): Date {
  const reference = startsAt < now ? startsAt : now;
  const atSomeHour = scatter(`${key}@`, 600) * 60_000;
  const booked = daysBefore(reference, days).getTime() + atSomeHour;
  return new Date(Math.max(booked, opensAt.getTime()));
}

const insertRows = `
  insert into reservation (code, event_session_id, user_id, state, seats, expires_at, queue_number,
    wanted_seats, min_seats, name, kana, phone, nickname, guests, answers, note, terms_version,
    shows_name, seeks_more, confirmed_at, arrived, created_at, updated_at)
  select code, $1, (select id from "user" where "user".email = party.email), state, seats, expires_at,
    case when is_queued then nextval('reservation_queue_number') end,
    case when is_queued then seats end, min_seats,
    coalesce(name, ''), coalesce(kana, ''), coalesce(phone, ''), coalesce(nickname, ''),
    coalesce(guests, '[]'), coalesce(answers, '{}'), coalesce(note, ''),
    case when has_agreed then
      (select max(version) from legal_document where kind = 'term-of-service') end,
    shows_name, seeks_more, confirmed_at, arrived, created_at, updated_at
  from jsonb_to_recordset($2::jsonb) as party (code text, email text, state text, seats smallint,
    expires_at timestamptz, is_queued boolean, min_seats smallint, name text, kana text, phone text,
    nickname text, guests jsonb, answers jsonb, note text, has_agreed boolean,
    shows_name boolean, seeks_more boolean, confirmed_at timestamptz, arrived smallint, created_at timestamptz, updated_at timestamptz)`;

const insertSteps = `
  insert into reservation_transition (reservation_id, at, cause, state, seats, made_by, detail)
  select reservation.id, step.at, step.cause, step.state, step.seats, step."madeBy", step.detail
  from jsonb_to_recordset($1::jsonb) as step (place integer, code text, at timestamptz, cause text,
    state text, seats smallint, "madeBy" text, detail jsonb)
    join reservation using (code)
  order by step.place`;

const insertArrivals = `
  insert into check_in (reservation_id, people, paid, at, marked_at, made_by_id, nonce)
  select reservation.id,
    array(select place::smallint from generate_series(0, reservation.arrived - 1) place),
    event.fee * reservation.arrived, reservation.updated_at, reservation.updated_at, "user".id, gen_random_uuid()
  from reservation
    join event_session on event_session.id = reservation.event_session_id
    join event on event.id = event_session.event_id
    join "user" on "user".email = $2
  where event_session_id = $1 and arrived > 0`;
