import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { withScene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { confirmedSeats, seatsTaken } from "./seat-audit.ts";

export interface OversellSize {
  attempts: number;
  seats: number;
  people: number;
  connections: number;
  /** Size of the run without the guard, which only has to show that it oversells. */
  control: { attempts: number; seats: number; sessions: number };
}

interface Sale {
  acknowledged: number;
  confirmed: number;
  seatsTaken: number;
  refusals: ReturnType<typeof tally>;
  perSecond: number;
}

/** Far more people than seats, at two servers; and the same with the guard off, which must sell too many. */
export const oversell = (size: OversellSize): Drill => ({
  name: "oversell",
  promise: `${size.attempts} attempts for ${size.seats} seats over ${size.connections} connections and two servers: exactly ${size.seats} confirmed`,
  async run(stage, say) {
    const { broken, expect } = promises();
    const { attempts, seats, control } = size;
    const sale = await sell(stage, say, { ...size, sessions: 1, guarded: true });
    expect(sale.confirmed === seats, `${sale.confirmed} are confirmed instead of ${seats}`);
    expect(sale.acknowledged === sale.confirmed, `${sale.acknowledged} were told so`);
    expect(sale.seatsTaken === seats, `seats_taken is ${sale.seatsTaken}`);
    const strange = sale.refusals.names().filter((name) => name !== "session-full");
    expect(strange.length === 0, `refusals of other kinds: ${strange.join(", ")}`);
    say("without the guard");
    const unguarded = await sell(stage, say, { ...size, ...control, guarded: false });
    expect(unguarded.confirmed > control.seats, "without the guard nothing is oversold either");
    return {
      broken,
      figures: {
        attempts,
        seats,
        confirmed: sale.confirmed,
        refusals: sale.refusals.text(),
        "attempts per second": Math.round(sale.perSecond),
        "seats without the guard": control.seats,
        "confirmed without the guard": unguarded.confirmed,
      },
    };
  },
});

interface SaleSize extends Omit<OversellSize, "control"> {
  /** How many sessions share the seats; each is sold out by itself, one after the other. */
  sessions: number;
  guarded: boolean;
}

function sell(
  stage: Stage,
  say: (line: string) => void,
  { attempts, seats, people: peopleCount, connections, sessions: count, guarded }: SaleSize,
): Promise<Sale> {
  return withScene(stage, say, async (scene) => {
    const sessions = await openSessions(scene.db, { count, capacity: seats / count });
    const sessionAt = (attempt: number) =>
      sessions[Math.floor((attempt / attempts) * count)]?.id ?? "";
    if (!guarded) await dropSeatCheck(scene.pool);
    const people = await scene.people(peopleCount);
    const servers = await scene.startServers(
      2,
      guarded ? {} : { script: "tests/load/drill/seats/unguarded-server.ts" },
    );
    const ports = servers.map(({ port }) => port);
    const refusals = tally();
    let acknowledged = 0;
    const startedAt = performance.now();
    const seatless = [...people].reverse();
    await inParallel(
      attemptsBy(seatless, attempts),
      { connections, ports },
      async ([number, who], line) => {
        const held = await line.send(calls.hold(who, sessionAt(number)));
        if (held.status !== 201) {
          refusals.count(refusalOf(held));
          seatless.unshift(who);
          return;
        }
        const confirmed = await line.send(calls.confirm(who, receiptOf(held).id));
        if (confirmed.status === 200) acknowledged++;
        else refusals.count(`confirm: ${refusalOf(confirmed)}`);
      },
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    say(`${attempts} attempts in ${seconds.toFixed(1)} s`);
    return {
      acknowledged,
      confirmed: await confirmedSeats(scene.pool),
      seatsTaken: await seatsTaken(scene.pool),
      refusals,
      perSecond: attempts / seconds,
    };
  });
}

/** Always a person without a seat; refused ones retry after all others. */
function* attemptsBy(seatless: Person[], count: number): Generator<[number, Person]> {
  for (let attempt = 0; attempt < count; attempt++) {
    const next = seatless.pop();
    if (!next) throw new Error("there are too few people");
    yield [attempt, next];
  }
}

async function dropSeatCheck(pool: {
  query: (text: string) => Promise<{ rows: { name: string }[] }>;
}) {
  const { rows } = await pool.query(
    `select conname as name from pg_constraint
     where conrelid = 'event_session'::regclass and contype = 'c'
       and pg_get_constraintdef(oid) like '%seats_taken%'`,
  );
  for (const { name } of rows)
    await pool.query(`alter table event_session drop constraint "${name}"`);
}
