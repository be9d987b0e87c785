import { expect, inject, it } from "vitest";
import { lending } from "../../load/drill/lending/lending.ts";
import { oversell } from "../../load/drill/seats/oversell.ts";
import { safeRetry } from "../../load/drill/seats/safe-retry.ts";
import { waitlist } from "../../load/drill/seats/waitlist.ts";
import { stageOn } from "../../load/drill/stage.ts";

const stage = stageOn(inject("serverUrl"), inject("templateName"));

/** Small ones of what `npm run drill` rehearses at full size, over HTTP with two real servers. */
const drills = [
  oversell({
    attempts: 600,
    seats: 100,
    people: 700,
    connections: 32,
    control: { attempts: 600, seats: 100, sessions: 10 },
  }),
  safeRetry({ keys: 20 }),
  lending({ nights: 1, marks: 120 }),
  waitlist({ cancels: 20, waiters: 40, newcomers: 40 }),
];

it.each(drills)("$name: $promise", async (drill) => {
  const { broken } = await drill.run(stage, () => {});
  expect(broken, broken.join("; ")).toEqual([]);
});
