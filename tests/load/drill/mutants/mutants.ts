import { findDatabaseServer } from "../../../../tools/postgres/database-server.ts";
import type { Drill, Finding } from "../drill.ts";
import { withScratchCopy } from "../releases/scratch-copy.ts";
import { acceptedReason } from "./accepted-survivors.ts";
import { areas, filesOf } from "./areas.ts";
import { type Mutant, runStryker } from "./run-stryker.ts";

interface MutantsOptions {
  /** Only files whose path contains this. */
  within?: string | undefined;
  /** For each area. */
  minutes: number;
}

/** Stryker changes conditions, bounds and calls in a copy of the project, one at a time; a test has to fail. */
export const mutants = ({ within = "", minutes }: MutantsOptions): Drill => ({
  name: "mutants",
  promise: "no condition that guards can be changed without a test noticing",
  async run(_stage, say) {
    const server = await findDatabaseServer(say, { disposable: true });
    try {
      return await withScratchCopy(async (folder) => {
        const tried: Mutant[] = [];
        for (const area of areas) {
          const files = filesOf(area, within);
          if (files.length === 0) continue;
          say(`${files.length} files: ${files.join(", ")}`);
          const options = { area, files, databaseUrl: server.url, minutes };
          tried.push(...(await runStryker(folder, options, say)));
        }
        return judge(tried, within, say);
      });
    } finally {
      if (server.started) server.stop();
    }
  },
});

function judge(tried: Mutant[], within: string, say: (line: string) => void): Finding {
  const survivors = tried.filter(({ isNoticed }) => !isNoticed);
  const broken = tried.length === 0 ? [`no area has files within "${within}"`] : [];
  for (const mutant of survivors) {
    const { file, lineNumber, line, from, to } = mutant;
    const name = `${file}:${lineNumber} ${from} → ${to}, in: ${line}`;
    const reason = acceptedReason(mutant);
    if (reason) say(`accepted  ${name}: ${reason}`);
    else broken.push(`no test notices: ${name}`);
  }
  return {
    broken,
    figures: {
      mutants: tried.length,
      "reached by no test": tried.filter(({ isReached }) => !isReached).length,
      survivors: survivors.length,
      "survivors with a reason": survivors.length - broken.length,
    },
  };
}
