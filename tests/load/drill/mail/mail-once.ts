import { waitUntil } from "../../../integration/support/wait-until.ts";
import { calls, receiptOf } from "../../crowd/calls.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises } from "../drill.ts";
import { insist } from "../insistent.ts";
import { startPostbox } from "../postbox.ts";
import { type Scene, withScene } from "../scene.ts";

const maxResumeMs = 30_000;
const deliveryTimeoutMs = 300_000;

/** Confirmations whose mails are sent by a worker that is killed again and again. */
export const mailOnce = ({ mails, kills }: { mails: number; kills: number }): Drill => ({
  name: "mail-once",
  promise: `${mails} confirmations, the worker killed ${kills} times: one mail each; none missing, none twice but what was on its way at a kill, always under the same Message-ID; resumed within ${maxResumeMs / 1_000} s`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const people = await scene.people(mails);
      const confirmed = await confirmAll(scene, people);
      expect(confirmed === mails, `only ${confirmed} could be confirmed`);
      const postbox = await startPostbox();
      scene.atEnd(postbox.stop);
      const worker = await scene.startWorker(postbox.url);
      let inFlight = 0;
      let slowestResume = 0;
      for (let kill = 1; kill <= kills; kill++) {
        // Somewhere in its share of the mails.
        const at = Math.floor(((kill - 0.5 + Math.random() * 0.4) / (kills + 1)) * mails);
        await waitUntil(() => postbox.count() >= at, deliveryTimeoutMs);
        await worker.end("SIGKILL");
        inFlight += await lockedJobs(scene);
        const before = postbox.count();
        const startedAt = performance.now();
        await worker.start();
        await waitUntil(() => postbox.count() > before, deliveryTimeoutMs);
        slowestResume = Math.max(slowestResume, performance.now() - startedAt);
        say(`killed at ${before} mails, ${inFlight} jobs in flight so far`);
      }
      const missing = () => people.filter(({ email }) => postbox.to(email).length === 0).length;
      await waitUntil(() => missing() === 0, deliveryTimeoutMs).catch(() => {});
      await waitUntil(async () => (await lockedJobs(scene)) === 0, deliveryTimeoutMs);
      const received = people.map(({ email }) => postbox.to(email));
      const duplicates = received.reduce((sum, ids) => sum + Math.max(0, ids.length - 1), 0);
      const unstable = received.filter((ids) => new Set(ids).size > 1).length;
      expect(missing() === 0, `${missing()} mails are missing`);
      expect(unstable === 0, `${unstable} mails changed their Message-ID`);
      expect(duplicates <= inFlight, `${duplicates} duplicates, but ${inFlight} in flight`);
      expect(slowestResume <= maxResumeMs, `resumed after ${Math.round(slowestResume)} ms`);
      return {
        broken,
        figures: {
          mails,
          kills,
          missing: missing(),
          duplicates,
          "in flight at the kills": inFlight,
          "slowest resume, ms": Math.round(slowestResume),
        },
      };
    }),
});

async function confirmAll(scene: Scene, people: Awaited<ReturnType<Scene["people"]>>) {
  const [session] = await openSessions(scene.db, { capacity: people.length });
  const servers = await scene.startServers(1);
  const ports = servers.map(({ port }) => port);
  let confirmed = 0;
  await inParallel(people, { connections: 32, ports }, async (person, line) => {
    const held = await insist(line, calls.hold(person, session?.id ?? ""));
    if (held.status !== 201) return;
    const answer = await insist(line, calls.confirm(person, receiptOf(held).id));
    if (answer.status === 200) confirmed++;
  });
  for (const server of servers) await server.end("SIGTERM");
  return confirmed;
}

async function lockedJobs({ pool }: Scene): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from graphile_worker.jobs where locked_at is not null",
  );
  return rows[0]?.count ?? 0;
}
