import { seed as fillDatabase } from "../../../../packages/db/seed/seed.ts";
import { runServer } from "../../../support/programs/run-server.ts";
import type { Drill } from "../drill.ts";
import { drillOrigin } from "../programs.ts";
import { withScene } from "../scene.ts";
import { attack } from "./attack.ts";
import { allTargets } from "./targets.ts";
import { probed, type Victim, victimOf } from "./victim.ts";
import { createWorld } from "./world.ts";

interface HostileOptions {
  requests: number;
  seconds: number;
  /** Another one each time, unless it is given. */
  seed?: number;
  connections?: number;
}

/** Sends hostile requests to every endpoint. */
export const hostile = ({ requests, seconds, seed, connections = 16 }: HostileOptions): Drill => ({
  name: "hostile",
  promise: `${requests} hostile requests${seed === undefined ? "" : ` from seed ${seed}`}: no fault, exit, pause over 200 ms, growth over 200 MB, foreign redirect, open guard or missing header`,
  run: (stage, say) =>
    withScene(stage, say, async ({ db, databaseUrl, atEnd }) => {
      await fillDatabase(databaseUrl);
      const chosenSeed = seed ?? Math.floor(Math.random() * 1_000_000);
      say(`seed ${chosenSeed}`);
      let running: Victim | null = null;
      atEnd(() => running?.stop());
      const { violations, figures } = await attack({
        seed: chosenSeed,
        requests,
        seconds,
        connections,
        brokenConnections: 2,
        say,
        targets: allTargets(),
        publicOrigin: drillOrigin,
        async startVictim() {
          const env = {
            ORIGIN: drillOrigin,
            TRUSTED_PROXIES: "1",
            // Requests over a limit would not be examined.
            RATE_PER_ADDRESS: "0",
            RATE_PER_PERSON: "0",
          };
          const server = await runServer({ databaseUrl, env, nodeArguments: probed });
          running = victimOf(server);
          return running;
        },
        renewWorld: ({ origin }) => createWorld(db, { server: origin, origin: drillOrigin }),
      });
      const isTooLittle = figures.requests < requests;
      return {
        figures,
        broken: [
          ...violations.lines(),
          ...(isTooLittle ? [`only ${figures.requests} of ${requests} requests were sent`] : []),
        ],
      };
    }),
});
