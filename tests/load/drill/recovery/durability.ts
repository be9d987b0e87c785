import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../../../../tools/mailbox/mail-server.ts";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { insist } from "../insistent.ts";
import { withScene } from "../scene.ts";
import { miscountedSessions } from "../seats/seat-audit.ts";
import { shuffled } from "../shuffled.ts";

const connections = 16;
const peopleCount = 10_000;
const killIntervalMs = { min: 300, max: 2_000 };

/** A stream of reservations while everything that takes part is killed, one after the other and in any order. */
export const durability = ({ killsOfEach }: { killsOfEach: number }): Drill => ({
  name: "durability",
  promise: `server, worker and PostgreSQL killed ${killsOfEach} times each: no confirmation that was acknowledged is lost, none is there twice`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const sessions = await openSessions(scene.db, { count: 4, capacity: peopleCount });
      const people = await scene.people(peopleCount);
      const mail = await startMailServer({ onMail: () => {} });
      scene.atEnd(() => mail.stop());
      const [server, other] = await scene.startServers(2);
      const worker = await scene.startWorker(mail.url);
      if (!server || !other || !stage.crashDatabase) throw new Error("there is nothing to kill");
      const acknowledged = new Map<string, string>();
      const retries = tally();
      const refusals = tally();

      const restart = (program: typeof worker) => async () => {
        await program.end("SIGKILL");
        await program.start();
      };
      const kills = Array.from({ length: killsOfEach }, (_, turn) => [
        { name: "server", kill: restart(turn % 2 === 0 ? server : other) },
        { name: "worker", kill: restart(worker) },
        { name: "PostgreSQL", kill: () => stage.crashDatabase?.() },
      ]).flat();
      let isOver = false;
      const killing = (async () => {
        for (const { name, kill } of shuffled(kills)) {
          await pause(
            killIntervalMs.min + Math.random() * (killIntervalMs.max - killIntervalMs.min),
          );
          say(`killing ${name} at ${acknowledged.size} confirmations`);
          await kill();
        }
        await pause(1_000);
        isOver = true;
      })().catch((error) => {
        isOver = true;
        throw error;
      });

      const ports = [server.port, other.port];
      const everybody = untilOver(people, () => isOver);
      await inParallel(everybody, { connections, ports }, async (person, line) => {
        const session = sessions[acknowledged.size % sessions.length];
        const held = await insist(line, calls.hold(person, session?.id ?? ""), retries.count);
        if (held.status !== 201) return refusals.count(`hold: ${refusalOf(held)}`);
        const { id } = receiptOf(held);
        const confirmed = await insist(line, calls.confirm(person, id), retries.count);
        if (confirmed.status === 200) acknowledged.set(id, person.id);
        else refusals.count(`confirm: ${refusalOf(confirmed)}`);
      });
      await killing;

      const { rows } = await scene.pool.query<{ id: string; user_id: string }>(
        "select id, user_id from reservation where state = 'confirmed'",
      );
      const stored = new Set(rows.map(({ id }) => id));
      const lost = [...acknowledged.keys()].filter((id) => !stored.has(id)).length;
      const twice = rows.length - new Set(rows.map(({ user_id }) => user_id)).size;
      expect(lost === 0, `${lost} acknowledged confirmations are lost`);
      expect(twice === 0, `${twice} people have two`);
      expect(rows.length === acknowledged.size, `${rows.length} rows`);
      expect(refusals.names().length === 0, `refused: ${refusals.text()}`);
      expect((await miscountedSessions(scene.pool)) === 0, "seats are miscounted");
      return {
        broken,
        figures: {
          kills: kills.length,
          acknowledged: acknowledged.size,
          lost,
          twice,
          retries: retries.text(),
        },
      };
    }),
});

function* untilOver<Item>(items: Item[], isOver: () => boolean): Generator<Item> {
  for (const item of items) {
    if (isOver()) return;
    yield item;
  }
}
