import type { Mutant } from "./run-stryker.ts";

export interface AcceptedSurvivors {
  file: string;
  /** Why no test can or should notice. */
  reason: string;
  mutants: Pick<Mutant, "line" | "from" | "to">[];
}

export const acceptedSurvivors: AcceptedSurvivors[] = [];

export function acceptedReason({ file, line, from, to }: Mutant): string | undefined {
  return acceptedSurvivors.find(
    (each) =>
      each.file === file &&
      each.mutants.some(
        (mutant) => mutant.line === line && mutant.from === from && mutant.to === to,
      ),
  )?.reason;
}
