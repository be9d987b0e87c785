import { calls, organizerCalls, refusalOf } from "../../crowd/calls.ts";
import type { Connection } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { type Scene, withScene } from "../scene.ts";
import { miscountedSessions } from "./seat-audit.ts";

interface LiveReservation {
  id: string;
  user_id: string | null;
  event_session_id: string;
  state: string;
  seats: number;
  version: number;
}

const sessionCount = 12;
const capacity = 30;
const peopleCount = 300;
const connections = 32;
const pollIntervalMs = 100;

const everybodysPaths = [
  "hold",
  "confirm",
  "more seats",
  "fewer seats",
  "cancel",
  "join",
  "accept",
  "organizer adds",
  "organizer moves",
  "organizer cancels",
  "organizer restores",
];

const anyOf = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)];
const party = () => 1 + Math.floor(Math.random() * 4);

/** Everything that takes or frees seats, all at once, while the count of every session is compared again and again. */
export const everyPath = ({ steps }: { steps: number }): Drill => ({
  name: "every-path",
  promise: `${steps} holds, confirmations, changes, cancellations, expiries, offers, changes of capacity and deeds of the organizer at once: seats_taken is always the sum of the rows, never above capacity`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const sessions = await openSessions(scene.db, { count: sessionCount, capacity });
      const people = await scene.people(peopleCount);
      const organizers = await scene.people(1, "admin");
      const byId = new Map(people.map((person) => [person.id, person]));
      const servers = await scene.startServers(2);
      const done = tally();
      let live = await liveReservations(scene);
      let looks = 0;
      let miscounted = 0;

      /** For a party entered by the organizer: any person, who is refused. */
      const ownerOf = ({ user_id }: LiveReservation) => byId.get(user_id ?? "") ?? anyOf(people);

      async function step(_step: number, line: Connection): Promise<void> {
        const chosen = anyOf(live);
        const person = chosen && ownerOf(chosen);
        const dice = Math.random();
        if (!chosen || !person || dice < 0.3) {
          return begin(line, { person: anyOf(people), session: anyOf(sessions), done });
        }
        if (dice < 0.34) return void (await changeCapacity(scene, anyOf(sessions)?.id ?? ""));
        if (dice < 0.4) return void (await letRunOut(scene, chosen.id));
        return goOn(line, chosen, {
          person,
          organizer: dice < 0.6 ? organizers[0] : undefined,
          session: anyOf(sessions),
          done,
        });
      }

      const looking = setInterval(async () => {
        const [found, wrong] = await Promise.all([
          liveReservations(scene),
          miscountedSessions(scene.pool),
        ]);
        live = found;
        looks++;
        miscounted += wrong;
      }, pollIntervalMs);
      scene.atEnd(() => clearInterval(looking));
      const ports = servers.map(({ port }) => port);
      await inParallel(Array(steps).keys(), { connections, ports }, step);
      clearInterval(looking);
      miscounted += await miscountedSessions(scene.pool);
      expect(miscounted === 0, `${miscounted} times a count was wrong`);
      const faults = done.names().filter((name) => /: (unexpected|5\d\d)/.test(name));
      expect(faults.length === 0, faults.map((name) => `${name} ${done.of(name)}`).join(", "));
      for (const path of everybodysPaths) {
        expect(done.of(path) > 0, `nobody came through by "${path}"`);
      }
      return { broken, figures: { steps, looks, miscounted, done: done.text() } };
    }),
});

interface Beginning {
  person: Person | undefined;
  session: { id: string } | undefined;
  done: ReturnType<typeof tally>;
}

/** Holds seats, or waits for them where there are none. */
async function begin(line: Connection, { person, session, done }: Beginning): Promise<void> {
  if (!person || !session) return;
  const seats = party();
  const held = await line.send(calls.hold(person, session.id, seats));
  const refusal = held.status === 201 ? "" : refusalOf(held);
  done.count(refusal ? `hold: ${refusal}` : "hold");
  if (refusal !== "session-full") return;
  const minSeats = Math.random() < 0.5 ? 1 : undefined;
  const joined = await line.send(calls.join(person, session.id, seats, minSeats));
  done.count(joined.status === 201 ? "join" : `join: ${refusalOf(joined)}`);
}

/** What this person might do now with what they have. */
function nextOf(
  { id, state, seats, version }: LiveReservation,
  person: Person,
): [name: string, request: Buffer] {
  if (state === "offered") {
    if (Math.random() < 0.3) return ["decline", calls.cancel(person, id)];
    return ["accept", calls.accept(person, id, Math.random() < 0.3 ? 1 : undefined)];
  }
  if (state === "held" && Math.random() < 0.7) return ["confirm", calls.confirm(person, id)];
  if (state === "waiting") return ["leave", calls.cancel(person, id)];
  const wanted = party();
  if (state === "confirmed" && wanted !== seats && Math.random() < 0.6) {
    const name = wanted > seats ? "more seats" : "fewer seats";
    return [name, calls.change(person, id, { version, seats: wanted })];
  }
  return ["cancel", calls.cancel(person, id)];
}

interface Chance {
  person: Person;
  organizer: Person | undefined;
  session: { id: string } | undefined;
  done: ReturnType<typeof tally>;
}

/** Lets the organizer act on it, if one is given, and otherwise the person. */
async function goOn(
  line: Connection,
  chosen: LiveReservation,
  { person, organizer, session, done }: Chance,
): Promise<void> {
  const [name, request] =
    organizer && session
      ? organizerActionOf(chosen, organizer, session.id)
      : nextOf(chosen, person);
  const answer = await line.send(request);
  done.count(answer.status < 300 ? name : `${name}: ${refusalOf(answer)}`);
}

/** Possible actions of the organizer, concurrent with the person's. */
function organizerActionOf(
  { id, state, version }: LiveReservation,
  organizer: Person,
  sessionId: string,
): [name: string, request: Buffer] {
  if (state === "cancelled") return ["organizer restores", organizerCalls.restore(organizer, id)];
  const dice = Math.random();
  if (dice < 0.25) return ["organizer adds", organizerCalls.add(organizer, sessionId, party())];
  if (state === "waiting") return ["organizer offers", organizerCalls.offer(organizer, id)];
  if (dice < 0.5) return ["organizer moves", organizerCalls.move(organizer, id, sessionId)];
  if (dice < 0.75) {
    const change = { version, seats: party() };
    return ["organizer changes", organizerCalls.change(organizer, id, change)];
  }
  return ["organizer cancels", organizerCalls.cancel(organizer, id)];
}

async function liveReservations({ pool }: Scene): Promise<LiveReservation[]> {
  const { rows } = await pool.query<LiveReservation>(
    `select id, user_id, event_session_id, state, seats, version from reservation
     where state in ('held', 'waiting', 'offered', 'confirmed')
       or state = 'cancelled' and updated_at > now() - interval '1 second'`,
  );
  return rows;
}

/** As an organizer would, never below what is taken. */
async function changeCapacity({ pool }: Scene, id: string): Promise<void> {
  await pool.query("update event_session set capacity = greatest(seats_taken, $2) where id = $1", [
    id,
    capacity - 5 + Math.floor(Math.random() * 10),
  ]);
}

async function letRunOut({ pool }: Scene, id: string): Promise<void> {
  await pool.query(
    `update reservation set expires_at = now() - interval '1 second'
     where id = $1 and state in ('held', 'offered')`,
    [id],
  );
}
