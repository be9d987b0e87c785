import { chromium } from "@playwright/test";
import { e2eEnv } from "../../../e2e/support/env.ts";
import type { Drill } from "../drill.ts";
import { faultNames } from "./faults.ts";
import { everyPlace, walk } from "./places.ts";
import { run } from "./run.ts";
import { openSite } from "./site.ts";

interface HabitsOptions {
  steps: number;
  /** Another one each time, unless it is given. */
  seed?: number;
  /** A mistake that is put back into the pages, to be found. */
  fault?: string | undefined;
  only?: string[] | undefined;
  pages?: string[] | undefined;
}

/** Every form of the site, used by a person made of habits. */
export const habits = ({ steps, seed, fault, only, pages }: HabitsOptions): Drill => ({
  name: "habits",
  promise: `${steps} steps of everyday habits in every form: what was typed stays, one intent has one effect, a shown page stays shown, the promised place is reached`,
  async run(stage, say) {
    const chosenFault = faultNames.find((name) => name === fault);
    if (fault && !chosenFault) throw new Error(`no fault ${fault} among ${faultNames.join(", ")}`);
    const chosenSeed = seed ?? Math.floor(Math.random() * 1_000_000);
    say(`seed ${chosenSeed}`);
    const database = await stage.freshDatabase();
    const site = await openSite(database.url);
    const browser = await chromium.launch({
      executablePath: e2eEnv.chromium,
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      const found = await walk(site, everyPlace(site.ids, { pages }));
      say(
        `found ${JSON.stringify(found.figures)}, ${found.targets.length} kinds of buttons that send something`,
      );
      const ran = await run({
        site,
        browser,
        found,
        seed: chosenSeed,
        steps,
        fault: chosenFault,
        only,
        inARow: 4,
        say,
      });
      return {
        figures: { ...found.figures, kinds: found.targets.length, ...ran.figures },
        broken: [...found.broken, ...ran.broken],
      };
    } finally {
      await browser.close();
      await site.stop();
      await database.drop();
    }
  },
});
