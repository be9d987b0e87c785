import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { runPrometheus } from "../../../support/services/run-prometheus.ts";
import { type Drill, promises } from "../drill.ts";
import { withScene } from "../scene.ts";
import { faultsOf } from "./faults.ts";
import { startSite } from "./site.ts";

/** In milliseconds. Here, rules wait seconds instead of minutes. */
const limits = { calm: 20_000, firing: 30_000, resolved: 60_000 };
const pollIntervalMs = 200;

/** Causes each fault, or has a stand-in tell of it; a real Prometheus has to raise its alert. */
export const alerts = (): Drill => ({
  name: "alerts",
  promise: `no alert while all is well; each fault raises its alert within ${limits.firing / 1_000} s and no other; it is withdrawn within ${limits.resolved / 1_000} s of the fault's end`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const site = await startSite(scene);
      const prometheus = await runPrometheus({ targets: site.targets, isFast: true });
      scene.atEnd(prometheus.stop);
      const firing = async () =>
        (await prometheus.alerts()).filter(({ state }) => state === "firing");
      const names = async () => new Set((await firing()).map(({ name }) => name));
      /** Seconds until it is so, or null. */
      async function seconds(
        isSo: (now: Set<string>) => boolean,
        timeoutMs: number,
      ): Promise<number | null> {
        const startedAt = performance.now();
        while (performance.now() - startedAt < timeoutMs) {
          if (isSo(await names())) return Math.round((performance.now() - startedAt) / 100) / 10;
          await pause(pollIntervalMs);
        }
        return null;
      }
      /** Alerts raised at any time within some seconds. */
      async function raisedWithin(milliseconds: number): Promise<Set<string>> {
        const seen = new Set<string>();
        for (const until = performance.now() + milliseconds; performance.now() < until; ) {
          for (const name of await names()) seen.add(name);
          await pause(pollIntervalMs);
        }
        return seen;
      }

      say("all is well");
      // It begins to look some seconds after its start.
      const targets = Object.values(site.targets).flat().length;
      await waitUntil(async () => (await prometheus.query("up == 1")).length === targets);
      await waitUntil(async () => (await prometheus.alerts()).length === 0, limits.calm);
      const early = await raisedWithin(limits.calm / 2);
      expect(early.size === 0, `raised without a fault: ${[...early].join(", ")}`);

      const figures: Record<string, string> = {};
      const tried = new Set<string>();
      for (const { what, raises, mayRaise = [], make, end } of faultsOf(scene, site, prometheus)) {
        await make();
        const raised = await seconds((now) => raises.every((name) => now.has(name)), limits.firing);
        const told = (await firing()).filter(({ name }) => raises.includes(name));
        const others = [...(await names())].filter(
          (name) => !raises.includes(name) && !mayRaise.includes(name),
        );
        await end();
        const resolved = await seconds((now) => now.size === 0, limits.resolved);
        // A pending alert of this fault must not count for the next one.
        await waitUntil(async () => (await prometheus.alerts()).length === 0, limits.resolved);
        for (const name of raises) tried.add(name);
        expect(raised !== null, `${what}: ${raises.join(", ")} not raised`);
        expect(others.length === 0, `${what}: also raised ${others.join(", ")}`);
        expect(resolved !== null, `${what}: not withdrawn: ${[...(await names())].join(", ")}`);
        figures[what] = `${raises.join(", ")} after ${raised} s, withdrawn after ${resolved} s`;
        say(`${what}: ${figures[what]} (${told.map(({ summary }) => summary).join("; ")})`);
      }
      const untried = prometheus.alertNames.filter((name) => !tried.has(name));
      expect(untried.length === 0, `no fault for ${untried.join(", ")}`);
      return { broken, figures };
    }),
});
