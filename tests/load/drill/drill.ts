import type { Stage } from "./stage.ts";

/** Result of a drill: its figures and broken promises, as text. */
export interface Finding {
  figures: Record<string, number | string>;
  broken: string[];
}

export interface Drill {
  name: string;
  /** What is promised. */
  promise: string;
  run(stage: Stage, say: (line: string) => void): Promise<Finding>;
}

/** Collects broken promises. */
export function promises() {
  const broken: string[] = [];
  return {
    broken,
    expect(holds: boolean, otherwise: string): void {
      if (!holds) broken.push(otherwise);
    },
  };
}

/** Counts by name, such as refusals or faults. */
export function tally() {
  const counts = new Map<string, number>();
  return {
    count: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    of: (name: string) => counts.get(name) ?? 0,
    names: () => [...counts.keys()],
    /** `session-full 47990, double-booked 10` */
    text: () => [...counts].map(([name, count]) => `${name} ${count}`).join(", ") || "none",
  };
}
