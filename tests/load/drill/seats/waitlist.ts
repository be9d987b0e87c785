import { setTimeout as pause } from "node:timers/promises";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { type Answer, Connection } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { type Scene, withScene } from "../scene.ts";
import { shuffled } from "../shuffled.ts";
import { type HistoryLine, replayQueue } from "./queue-replay.ts";
import { miscountedSessions } from "./seat-audit.ts";

export interface WaitlistSize {
  cancels: number;
  waiters: number;
  newcomers: number;
}

const connections = 32;
/** The rest of those with seats keep them. */
const keepers = 50;
const seatsOf = (number: number) => 1 + (number % 4);
const answerTimeoutMs = 60_000;

/** A full session whose seats are given back while others wait for them and others again try to get in. */
export const waitlist = ({ cancels, waiters, newcomers }: WaitlistSize): Drill => ({
  name: "waitlist",
  promise: `${cancels} cancellations against ${waiters} who wait and ${newcomers} newcomers: nothing oversold, each seat offered to one party at a time, first come first served by what fits`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const parties = cancels + keepers;
      const capacity = Array.from({ length: parties }, (_, number) => seatsOf(number)).reduce(
        (sum, seats) => sum + seats,
      );
      const [session] = await openSessions(scene.db, { capacity });
      if (!session) throw new Error("there is no session");
      const people = await scene.people(parties + waiters + newcomers);
      const byId = new Map(people.map((person) => [person.id, person]));
      const servers = await scene.startServers(2);
      const ports = servers.map(({ port }) => port);
      const done = tally();
      const told = (name: string, answer: Parameters<typeof refusalOf>[0]) =>
        done.count(answer.status < 300 ? name : `${name}: ${refusalOf(answer)}`);

      const seatedOnes = people
        .slice(0, parties)
        .map((person, number) => ({ person, number, id: "" }));
      await inParallel(seatedOnes, { connections, ports }, async (one, line) => {
        const held = await letIn(line, calls.hold(one.person, session.id, seatsOf(one.number)));
        one.id = receiptOf(held).id;
        await letIn(line, calls.confirm(one.person, one.id));
      });
      const waitingOnes = people.slice(parties, parties + waiters).entries();
      await inParallel(waitingOnes, { connections, ports }, async ([number, person], line) => {
        const seats = seatsOf(number);
        const minSeats = number % 3 === 0 ? 1 : undefined;
        told("join", await letIn(line, calls.join(person, session.id, seats, minSeats)));
      });
      say(`${capacity} seats taken, ${done.text()}`);

      const acts = [
        ...seatedOnes.slice(0, cancels).map(({ person, id }) => async (line: Connection) => {
          told("cancel", await letIn(line, calls.cancel(person, id)));
        }),
        ...people.slice(parties + waiters).map((person, number) => async (line: Connection) => {
          told("newcomer", await letIn(line, calls.hold(person, session.id, seatsOf(number))));
        }),
      ];
      let isOver = false;
      const answering = answerOffers({ scene, byId, ports, isOver: () => isOver, told });
      await inParallel(shuffled(acts), { connections, ports }, (act, line) => act(line));
      isOver = true;
      await answering;

      const faults = replayQueue(capacity, await historyOf(scene, session.id));
      expect(faults.length === 0, faults.slice(0, 5).join("; "));
      expect((await miscountedSessions(scene.pool)) === 0, "seats are miscounted");
      expect(done.of("join") === waiters, "not everybody could join the queue");
      expect(done.of("cancel") === cancels, "not everybody could give seats back");
      expect(done.of("accept") > 0, "nobody who waited got a seat");
      const strange = done.names().filter((name) => /: (unexpected|\d)/.test(name));
      expect(strange.length === 0, strange.join(", "));
      return { broken, figures: { capacity, done: done.text(), unfair: faults.length } };
    }),
});

/** A busy machine may refuse for a moment. The same call is then sent again with its key, as browsers do. */
async function letIn(line: Connection, request: Buffer): Promise<Answer> {
  const giveUpAt = performance.now() + answerTimeoutMs;
  for (;;) {
    const answer = await line.send(request);
    const { status, retryAfter } = answer;
    if (status !== 503 || retryAfter === null || performance.now() > giveUpAt) return answer;
    await pause(retryAfter * 1_000);
  }
}

interface Answering {
  scene: Scene;
  byId: Map<string, Person>;
  ports: number[];
  isOver: () => boolean;
  told: (name: string, answer: Parameters<typeof refusalOf>[0]) => void;
}

/** Three in four parties accept an offer; runs until everything is over and no offer is open. */
async function answerOffers({ scene, byId, ports, isOver, told }: Answering): Promise<void> {
  const line = new Connection(ports[0] ?? 0);
  const giveUpAt = performance.now() + answerTimeoutMs;
  for (let turn = 0; performance.now() < giveUpAt; turn++) {
    const wasOver = isOver();
    const { rows } = await scene.pool.query<{ id: string; user_id: string }>(
      "select id, user_id from reservation where state = 'offered' order by queue_number limit 20",
    );
    if (rows.length === 0 && wasOver) break;
    for (const [index, { id, user_id }] of rows.entries()) {
      const person = byId.get(user_id);
      if (!person) continue;
      if ((turn + index) % 4 === 3) told("decline", await letIn(line, calls.cancel(person, id)));
      else told("accept", await letIn(line, calls.accept(person, id)));
    }
    await pause(20);
  }
  line.close();
}

async function historyOf({ pool }: Scene, sessionId: string): Promise<HistoryLine[]> {
  const { rows } = await pool.query<HistoryLine>(
    `select transition.reservation_id as "reservationId", transition.cause, transition.state, transition.seats,
       reservation.queue_number::integer as "queueNumber", reservation.wanted_seats as "wantedSeats",
       reservation.min_seats as "minSeats"
     from reservation_transition as transition
     join reservation on reservation.id = transition.reservation_id
     where reservation.event_session_id = $1 order by transition.id`,
    [sessionId],
  );
  return rows;
}
