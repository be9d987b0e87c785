import type { LoadTarget, Result } from "../compare.ts";

/** Where the figures are taken: a seeded database, and the address that pages name as their own. */
export interface Ground {
  databaseUrl: string;
  /** Where databases of a figure's own can be made. */
  databaseServerUrl: string;
  origin: string;
  profileFolder?: string | undefined;
}

export interface Figure {
  name: string;
  /** GET unless it says otherwise. */
  method?: string;
  asked: LoadTarget;
  result: Result;
  /** The least that the ratio of processor time to this control should be. */
  targets: Record<string, number>;
  /** What the figure rests on, in words. */
  note: string;
}
