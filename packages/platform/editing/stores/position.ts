import type { FieldValues } from "@takujo/contracts/platform/editing/content-document";

const last = 999;

/** Left empty, it stands at the end. */
export const positionOf = ({ position }: FieldValues): number =>
  typeof position === "number" ? position : last;
