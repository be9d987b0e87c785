import { chromium } from "@playwright/test";
import type { Shard } from "../../../../tools/requirements/shards.ts";
import { e2eEnv } from "../../../e2e/support/env.ts";
import type { Drill } from "../drill.ts";
import { faultNames, faults } from "./faults.ts";
import { openTabs } from "./person.ts";
import { everyPlace, walk } from "./places.ts";
import { run } from "./run.ts";
import { openSite } from "./site.ts";
import type { RunOptions } from "./use.ts";

interface HabitsOptions {
  /** As many as it takes until every habit was met, if that is more. */
  steps?: number;
  /** Another one each time, unless it is given. */
  seed?: number;
  /** A mistake that is put back into the pages, to be found. */
  fault?: string | undefined;
  only?: string[] | undefined;
  pages?: string[] | undefined;
  /** Of all forms and pages, for several processes beside each other. */
  shard?: Shard | undefined;
  /** One address and one viewer of each page, and one form or page for each habit. */
  isSmall?: boolean | undefined;
}

/** Every form of the site, used by a person made of habits. */
export const habits = ({
  steps = 0,
  seed,
  fault,
  only,
  pages,
  shard = { index: 1, count: 1 },
  isSmall = false,
}: HabitsOptions): Drill => ({
  name: "habits",
  promise: `${steps || "some"} steps of everyday habits in every form: what was typed stays, one intent has one effect, a shown page stays shown, the promised place is reached`,
  async run(stage, say) {
    const chosenFault = faultNames.find((name) => name === fault);
    if (fault && !chosenFault) throw new Error(`no fault ${fault} among ${faultNames.join(", ")}`);
    const chosenSeed = seed ?? Math.floor(Math.random() * 1_000_000);
    say(`seed ${chosenSeed}`);
    const database = await stage.freshDatabase();
    const site = await openSite(database.url);
    const browser = await chromium.launch({
      executablePath: e2eEnv.chromium,
      args: ["--no-sandbox", "--disable-gpu", "--process-per-site"],
    });
    try {
      const found = await walk(site, everyPlace(site.ids, { pages, isThorough: !isSmall }));
      say(
        `found ${JSON.stringify(found.figures)}, ${found.targets.length} kinds of buttons that send something`,
      );
      const options: RunOptions = {
        site,
        tabs: await openTabs(browser, site.line.origin),
        found,
        seed: chosenSeed,
        steps,
        fault: chosenFault,
        only: only ?? (chosenFault && faults[chosenFault].shownBy),
        shard,
        isPart: isSmall || only !== undefined || pages !== undefined,
        triesOfEach: isSmall && !fault ? 0 : 3,
        say,
      };
      const ran = await run(options);
      return {
        figures: { ...found.figures, kinds: found.targets.length, ...ran.figures },
        broken: [
          ...found.broken,
          ...ran.broken,
          ...(isSmall && !fault ? await missed(options) : []),
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
      await database.drop();
    }
  },
});

/** Mistakes that would not be found. */
async function missed(options: RunOptions): Promise<string[]> {
  const unseen: string[] = [];
  for (const fault of faultNames) {
    options.say(`with ${fault}`);
    const only = faults[fault].shownBy;
    const { foundBy } = await run({ ...options, fault, only, isPart: true, triesOfEach: 3 });
    if (foundBy.size === 0) unseen.push(`${fault} was put back and not found`);
  }
  return unseen;
}
