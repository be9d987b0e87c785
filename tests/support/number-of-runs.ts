import { projectEnv } from "../../tools/env.ts";

/** How often a property is tried: with each change, so that what breaks it is noticed; with `TEST_DEPTH=full`, to find what is rare. */
export const numberOfRuns = ({ usual, full }: { usual: number; full: number }): number =>
  projectEnv().isTestedInDepth ? full : usual;
