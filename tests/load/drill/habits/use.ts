import type { Shard } from "../../../../tools/requirements/shards.ts";
import { type Random, seededRandom } from "../../../support/hostile/values.ts";
import type { FaultName } from "./faults.ts";
import type { Tabs } from "./person.ts";
import type { Found } from "./places.ts";
import type { Place, Site } from "./site.ts";

export interface RunOptions {
  site: Site;
  tabs: Tabs;
  found: Found;
  seed: number;
  steps: number;
  fault?: FaultName | undefined;
  /** Only these habits, by their names. */
  only?: readonly string[] | undefined;
  /** Not all pages are among them. */
  isPart: boolean;
  /** Of all forms and pages, for several processes beside each other. */
  shard: Shard;
  /** How often each habit is tried with each kind of forms and pages, unless it was met before. */
  triesOfEach: number;
  say(line: string): void;
}

/** Results of using one form or page in several ways. */
export interface Used {
  steps: number;
  uses: number;
  isReached: boolean;
  /** Something was written, as intended. */
  isAccepted: boolean;
  /** Names of the habits whose occasion came up. */
  met: string[];
  /** By which habit, and what was broken. */
  findings: (readonly [habit: string, fault: string])[];
}

export const nothingUsed = (): Used => ({
  steps: 0,
  uses: 0,
  isReached: false,
  isAccepted: false,
  met: [],
  findings: [],
});

/** The site as it was, and a line that does nothing. */
export async function startOver({ line, effects, takeErrors }: Site): Promise<void> {
  line.decide(null);
  line.latency = 0;
  line.isAway = false;
  line.release();
  await effects.restore();
  takeErrors();
}

/** The same texts in the same form, whichever habit types them. */
export const randomFor = ({ seed }: RunOptions, { sample, role }: Place): Random =>
  seededRandom(
    [...`${role} ${sample}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) >>> 0,
  );
