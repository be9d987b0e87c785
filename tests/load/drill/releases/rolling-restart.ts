import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { type Answer, NoAnswer } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { withScene } from "../scene.ts";
import { startReadyProxy } from "./ready-proxy.ts";

/** Enough to be felt, and little enough that a new server can start beside it on two cores. */
const connections = 8;
const reservationIntervalMs = 25;
const peopleCount = 15_000;
const returnTimeoutMs = 15_000;

/** One server after the other is replaced behind a proxy that follows /readyz, while people go on reserving. */
export const rollingRestart = ({ restarts }: { restarts: number }): Drill => ({
  name: "rolling-restart",
  promise: `${restarts} rolling restarts under load: no request fails`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const [session] = await openSessions(scene.db, { capacity: peopleCount });
      const people = await scene.people(peopleCount);
      const servers = await scene.startServers(2, { env: { DRAIN_DELAY_MS: "1000" } });
      const proxy = await startReadyProxy(servers.map(({ port }) => port));
      scene.atEnd(proxy.stop);
      const failures = tally();
      let requests = 0;
      let isOver = false;

      const restarting = (async () => {
        for (let restart = 0; restart < restarts; restart++) {
          const server = servers[restart % servers.length];
          if (!server) continue;
          await server.end("SIGTERM");
          await server.start();
          await waitUntil(() => proxy.isFollowing(server.port), returnTimeoutMs);
          if (restart % 5 === 4) say(`${restart + 1} restarts, ${requests} requests`);
        }
      })().finally(() => {
        isOver = true;
      });

      const counted = (answer: Answer) => {
        requests++;
        if (answer.status >= 400) failures.count(refusalOf(answer));
        return answer;
      };
      function* untilOver() {
        for (const person of people) if (!isOver) yield person;
      }
      const ports = [proxy.port];
      await inParallel(untilOver(), { connections, ports }, async (person, line) => {
        try {
          counted(await line.send(calls.seats(session?.slug ?? "")));
          const held = counted(await line.send(calls.hold(person, session?.id ?? "")));
          if (held.status !== 201) return;
          counted(await line.send(calls.confirm(person, receiptOf(held).id)));
          await pause(reservationIntervalMs);
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          failures.count("no answer");
        }
      });
      await restarting;
      expect(failures.names().length === 0, `failed: ${failures.text()}`);
      return { broken, figures: { restarts, requests, failed: failures.text() } };
    }),
});
