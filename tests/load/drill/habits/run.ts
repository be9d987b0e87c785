import { seededRandom } from "../../../support/hostile-values.ts";
import type { Target } from "./forms-in.ts";
import { titleOf } from "./places.ts";
import { usePlainForm } from "./plain.ts";
import type { Place } from "./site.ts";
import type { RunOptions, Used } from "./use.ts";
import { startOver } from "./use.ts";
import { useForm } from "./use-form.ts";
import { usePage } from "./use-page.ts";

interface Ran {
  figures: {
    seed: number;
    steps: number;
    uses: number;
    /** Of forms that were reached and taken, and of those that are shown only after something else was done. */
    taken: number;
    notReached: number;
  };
  broken: string[];
}

/** Something to be used, in another way each round. */
interface Subject {
  place: Place & Partial<Target>;
  use(round: number): Promise<Used>;
}

/** Goes through pages and forms in an order that follows from the seed, round after round, until the steps are used up. */
export async function run(options: RunOptions): Promise<Ran> {
  const { site, seed, steps, say } = options;
  const figures = { seed, steps: 0, uses: 0, taken: 0, notReached: 0 };
  const broken = new Map<string, string>();
  const note = (place: Subject["place"], [habit, fault]: Used["findings"][number]) => {
    const kind = `${place.page} ${place.name} ${habit} ${fault.replace(/[0-9a-f-]{36}|\d+/g, "…")}`;
    if (broken.has(kind)) return;
    const line = `${titleOf(place)}, ${habit}: ${fault}`;
    broken.set(kind, line);
    say(line);
  };
  let said = 0;
  for (const { place, use, round } of inRounds(shuffled(subjectsOf(options), seed), most)) {
    const used = await use(round);
    figures.steps += used.steps;
    figures.uses += used.uses;
    if (round === 0 && used.isAccepted) figures.taken++;
    if (round === 0 && !used.isReached) figures.notReached++;
    for (const finding of used.findings) note(place, finding);
    if (figures.steps >= steps) break;
    if (figures.uses - said < betweenReports) continue;
    said = figures.uses;
    say(`${figures.steps} steps, ${figures.uses} uses, ${broken.size} findings`);
  }
  await startOver(site);
  return { figures, broken: [...broken.values()].map((line) => `${line} (--seed ${seed})`) };
}

const betweenReports = 100;
/** Where nothing can be used, there are no steps. */
const most = 1_000;

function* inRounds(subjects: Subject[], rounds: number) {
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) yield { ...subject, round };
  }
}

function subjectsOf(options: RunOptions): Subject[] {
  const { places, targets } = options.found;
  const turnOf = (at: number, round: number) => at + round * options.inARow;
  return [
    ...targets.map((place, at) => ({
      place,
      use: (round: number) => useForm(options, place, turnOf(at, round)),
    })),
    ...targets.map((place, at) => ({
      place,
      use: (round: number) => usePlainForm(options, place, turnOf(at, round)),
    })),
    ...places.map((place, at) => ({
      place,
      use: (round: number) => usePage(options, place, turnOf(at, round)),
    })),
  ];
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
