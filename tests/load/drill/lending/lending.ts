import { randomInt, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { applyLoanMarks } from "../../../../apps/web/app/routes/reception/lending/apply-loan-marks.ts";
import type { Person } from "../../crowd/people.ts";
import { type Drill, promises } from "../drill.ts";
import { type Scene, withScene } from "../scene.ts";
import { fatesIn, fatesOf, type Line, playNight, randomFrom } from "./night.ts";

const boxesInAll = 6;

interface LendingSize {
  nights: number;
  /** Of both phones, in each night. */
  marks: number;
}

/** Two phones without a network lend the same boxes, each at a server of its own. */
export const lending = ({ nights, marks }: LendingSize): Drill => ({
  name: "lending",
  promise: `${nights} nights, two phones, ${marks} loans and returns of ${boxesInAll} boxes in any order, sent again and again: none lost, none counted twice, and no box in two places unseen`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const [keeper] = await scene.people(1, "admin");
      if (!keeper) throw new Error("nobody is at the desk");
      const servers = await scene.startServers(2);
      const figures = { loans: 0, "in conflict": 0, "out at the end": 0 };
      for (let night = 0; night < nights; night++) {
        const seed = randomInt(2 ** 31);
        const eventId = await openNight(scene, keeper.id);
        const lines = servers.map(({ port }) => lineTo(port, keeper, eventId));
        const first = await lines[0]?.read();
        const made = await playNight({ random: randomFrom(seed), marks, lines });
        const list = await lines[0]?.read();
        if (!first || !list) throw new Error("there is no server");
        const shown = fatesIn(list.loans.filter(({ isHere }) => isHere));
        const told = fatesOf(made);
        const where = `night ${night + 1} (seed ${seed})`;
        expect(isDeepStrictEqual(inOrder(shown), inOrder(told)), `${where}: the desk shows others`);
        const applied = applyLoanMarks(first, made).loans.filter(({ isHere }) => isHere);
        const onPhones = fatesIn(applied);
        expect(isDeepStrictEqual(inOrder(onPhones), inOrder(told)), `${where}: phones show others`);
        const unseen = await boxesOutTwice(scene);
        expect(unseen === 0, `${where}: ${unseen} boxes are in two places unseen`);
        const stored = await countStored(scene, eventId);
        const lent = made.filter(({ kind }) => kind === "lend").length;
        expect(stored === lent, `${where}: ${stored} loans are stored instead of ${lent}`);
        const fates = [...told.values()];
        figures.loans += lent;
        figures["in conflict"] += fates.filter(({ isContested }) => isContested).length;
        figures["out at the end"] += fates.filter(
          ({ until, isUndone }) => until === Number.POSITIVE_INFINITY && !isUndone,
        ).length;
      }
      expect(figures["in conflict"] > 0, "no two phones ever lent the same box");
      say("without nonces");
      const eventId = await openNight(scene, keeper.id);
      const lines = servers.map(({ port }) => lineTo(port, keeper, eventId));
      const made = await playNight({ random: randomFrom(20_260_418), marks, lines, renewed: true });
      const stored = await countStored(scene, eventId);
      const lent = made.filter(({ kind }) => kind === "lend").length;
      expect(stored > lent, "without nonces nothing is counted twice either");
      return { broken, figures: { ...figures, "without nonces": `${stored} of ${lent}` } };
    }),
});

const inOrder = <Value>(fates: Map<string, Value>) =>
  [...fates].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** An event that is on, and boxes of its own: those of the last night are put away. */
async function openNight({ db }: Scene, keeperId: string): Promise<string> {
  await db.updateTable("game_copy").set({ removed_at: new Date() }).execute();
  const { id: eventId } = await createEvent(db, { startsAt: new Date() });
  await createEventSession(db, { eventId });
  const { id } = await createBoardGame(db);
  const box = { board_game_id: id, made_by_id: keeperId };
  await db
    .insertInto("game_copy")
    .values(Array.from({ length: boxesInAll }, () => box))
    .execute();
  return eventId;
}

function lineTo(port: number, keeper: Person, eventId: string): Line {
  const address = `http://127.0.0.1:${port}/api/v1/authorized/reception/events/${eventId}/lending`;
  async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = {
      authorization: keeper.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    };
    const response = await fetch(address + path, { ...init, headers });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    async read() {
      const list = await ask<Awaited<ReturnType<Line["read"]>>>("");
      // Boxes of former nights that never came back are none of this one's.
      return { ...list, boxes: list.boxes.filter(({ isRemoved }) => !isRemoved) };
    },
    post: (marks) => ask("/marks", { method: "POST", body: JSON.stringify({ marks }) }),
  };
}

async function boxesOutTwice({ pool }: Scene): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from (
       select copy_id from game_loan where returned_at is null and not is_undone
       group by copy_id having count(*) > 1 and not bool_and(is_contested)
     ) as twice`,
  );
  return rows[0]?.count ?? 0;
}

async function countStored({ pool }: Scene, eventId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from game_loan where event_id = $1",
    [eventId],
  );
  return rows[0]?.count ?? 0;
}
