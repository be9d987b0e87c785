import { projectEnv } from "../../tools/env.ts";

/** How often a property is tried: `usual` with each change; `full` with `TEST_DEPTH=full`, to find rare failures. */
export const numberOfRuns = ({ usual, full }: { usual: number; full: number }): number =>
  projectEnv().isTestedInDepth ? full : usual;
