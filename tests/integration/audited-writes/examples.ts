import { randomUUID } from "node:crypto";
import { contentExamples } from "./content-examples.ts";
import type { Example, World } from "./world.ts";

/** For every call by which an admin changes something: how it succeeds. One line each. */
export const examples: Record<string, (world: World) => Promise<Example> | Example> = {
  ...contentExamples,
  "POST /api/v1/authorized/check-ins": async ({ party }) => ({
    body: { code: (await party()).code, seats: 1, nonce: randomUUID() },
  }),
};

/** Calls that only ask, in a body that is too long for an address: a preview, a check. */
export const writeNothing: string[] = [];
