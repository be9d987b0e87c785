import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { NoAnswer } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { startPostbox } from "../postbox.ts";
import { withScene } from "../scene.ts";

const peopleCount = 20_000;
const connections = 4;
const reservationIntervalMs = 200;
const drainTimeoutMs = 300_000;

/** Reservations go on while the mail server is away, and their mails are sent when it is back. */
export const mailOutage = ({ seconds }: { seconds: number }): Drill => ({
  name: "mail-outage",
  promise: `mail server away for ${seconds} s: every reservation succeeds, all mails are out within ${drainTimeoutMs / 60_000} minutes of its return`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const [session] = await openSessions(scene.db, { capacity: peopleCount });
      const people = await scene.people(Math.min(peopleCount, seconds * 30 + 200));
      const postbox = await startPostbox({ isOpen: false });
      scene.atEnd(postbox.stop);
      const servers = await scene.startServers(1);
      await scene.startWorker(postbox.url);
      const failures = tally();
      const confirmed: Person[] = [];
      const backAt = performance.now() + seconds * 1_000;
      function* untilBack() {
        for (const person of people) if (performance.now() < backAt) yield person;
      }
      const ports = servers.map(({ port }) => port);
      await inParallel(untilBack(), { connections, ports }, async (person, line) => {
        try {
          const held = await line.send(calls.hold(person, session?.id ?? ""));
          if (held.status !== 201) return failures.count(`hold: ${refusalOf(held)}`);
          const answer = await line.send(calls.confirm(person, receiptOf(held).id));
          if (answer.status === 200) confirmed.push(person);
          else failures.count(`confirm: ${refusalOf(answer)}`);
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          failures.count("no answer");
        }
        await pause(reservationIntervalMs);
      });
      say(`${confirmed.length} confirmed while it was away`);
      await postbox.open();
      const missing = () => confirmed.filter(({ email }) => postbox.to(email).length === 0).length;
      const drained = await waitUntil(() => missing() === 0, drainTimeoutMs).catch(() => null);
      expect(failures.names().length === 0, `failed: ${failures.text()}`);
      expect(confirmed.length > 0, "nothing was confirmed");
      expect(drained !== null, `${missing()} mails are missing after ${drainTimeoutMs / 1_000} s`);
      return {
        broken,
        figures: {
          "seconds away": seconds,
          confirmed: confirmed.length,
          failed: failures.text(),
          "drained after, s": drained === null ? "never" : Math.round(drained / 1_000),
        },
      };
    }),
});
