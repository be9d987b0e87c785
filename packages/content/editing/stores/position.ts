import type { FieldValues } from "@takujo/contracts/content/editing/content-document";

const last = 999;

/** If empty, the item goes to the end. */
export const positionOf = ({ position }: FieldValues): number =>
  typeof position === "number" ? position : last;
