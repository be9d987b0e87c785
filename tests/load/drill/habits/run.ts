import { seededRandom } from "../../../support/hostile/values.ts";
import type { Target } from "./forms-in.ts";
import { titleOf } from "./places.ts";
import { plainHabitsOf, usePlainForm } from "./plain.ts";
import type { Place } from "./site.ts";
import { nothingUsed, type RunOptions, startOver, type Used } from "./use.ts";
import { habitsOf, useForm } from "./use-form.ts";
import { pageHabitsOf, usePage } from "./use-page.ts";

interface Ran {
  figures: {
    seed: number;
    steps: number;
    uses: number;
    /** Pages and forms of how many kinds met how many habits, of those that each may meet. */
    met: string;
    /** Habits for which nothing was found. */
    unmet: string;
    /** Forms and pages, of those that habits can do something with. */
    used: string;
    /** Of forms, those that were reached and taken, and those that are shown only after something else was done. */
    taken: number;
    notReached: number;
  };
  broken: string[];
  /** The requested habits that found it; a plain use does not count. */
  foundBy: ReadonlySet<string>;
}

/** Something to be used by habits. */
interface Subject {
  place: Place & Partial<Target>;
  /** Those of one kind go through the same code of ours. */
  kind: string;
  habits: readonly string[];
  /** How many of them meet it in a row: each costs a plain use less, and without scripts hardly anything. */
  inARow: number;
  use(habits: readonly string[]): Promise<Used>;
}

const usesPerReport = 50;
/** Habits that meet the same form or page in search of what they are about. */
const maxAtOnce = 4;
/** Where nothing can be used, there are no steps. */
const maxRounds = 1_000;

/**
 * First each habit meets each kind of forms and pages; then pages and forms are gone through in an order that follows from the
 * seed, round after round, until the steps are used up.
 */
export async function run(options: RunOptions): Promise<Ran> {
  const { site, seed, steps, say } = options;
  const figures = {
    seed,
    steps: 0,
    uses: 0,
    met: "",
    unmet: "",
    used: "",
    taken: 0,
    notReached: 0,
  };
  const broken = new Map<string, string>();
  const foundBy = new Set<string>();
  const seen = new Set<Subject>();
  let said = 0;

  async function use(subject: Subject, habits: readonly string[]): Promise<Used> {
    // The planted mistake was found.
    if (options.fault && foundBy.size > 0) return nothingUsed();
    const used = await subject.use(habits);
    figures.steps += used.steps;
    figures.uses += used.uses;
    if (!seen.has(subject) && used.isAccepted) figures.taken++;
    if (!seen.has(subject) && !used.isReached) figures.notReached++;
    seen.add(subject);
    for (const finding of used.findings) {
      note(subject.place, finding);
      if (subject.habits.includes(finding[0])) foundBy.add(finding[0]);
    }
    if (figures.uses - said >= usesPerReport) {
      said = figures.uses;
      say(`${figures.steps} steps, ${figures.uses} uses, ${broken.size} findings`);
    }
    return used;
  }

  function note(place: Subject["place"], [habit, fault]: Used["findings"][number]): void {
    const kind = `${place.page} ${place.name} ${habit} ${fault.replace(/[0-9a-f-]{36}|\d+/g, "…")}`;
    if (broken.has(kind)) return;
    const line = `${titleOf(place)}, ${habit}: ${fault}`;
    broken.set(kind, line);
    say(line);
  }

  const { index, count } = options.shard;
  const subjects = shuffled(
    subjectsOf(options).filter((_, at) => at % count === index - 1),
    seed,
  );
  const { met, never } = await meetAll(subjects, options, use);
  figures.met = met;
  figures.unmet = never.join(", ") || "none";
  say(`${figures.met} (without ${figures.unmet}) after ${figures.steps} steps`);
  // With a part of the pages, that is to be expected.
  if (!options.isPart)
    for (const habit of never) broken.set(habit, `nothing was found for ${habit}`);
  for (let round = 0; round < maxRounds && figures.steps < steps; round++) {
    for (const [at, subject] of subjects.entries()) {
      // Its turn was already, when each habit met its case.
      if (round === 0 && seen.has(subject)) continue;
      await use(subject, turns(subject.habits, at + round * subject.inARow, subject.inARow));
      // The first round is whole, however long it takes: nothing is left out.
      if (round > 0 && figures.steps >= steps) break;
    }
  }
  figures.used = `${seen.size} of ${subjects.length}`;
  await startOver(site);
  return {
    figures,
    foundBy,
    broken: [...broken.values()].map((line) => `${line} (--seed ${seed})`),
  };
}

/** Each habit with so many of each kind, and in any case, a few with each, until what it is about has come up once. */
async function meetAll(
  subjects: readonly Subject[],
  { triesOfEach }: RunOptions,
  use: (subject: Subject, habits: readonly string[]) => Promise<Used>,
): Promise<{ met: string; never: string[] }> {
  const tries = new Map<string, number>();
  const met = new Set<string>();
  const metAnywhere = new Set<string>();
  const all = new Set<string>();
  async function meet(
    subject: Subject,
    wants: (habit: string, of: string) => boolean,
    atMost = 100,
  ) {
    const { kind, habits } = subject;
    const wanted = habits.filter((habit) => wants(habit, `${kind}: ${habit}`)).slice(0, atMost);
    if (wanted.length === 0) return;
    const used = await use(subject, wanted);
    for (const habit of wanted) {
      const of = `${kind}: ${habit}`;
      tries.set(of, (tries.get(of) ?? 0) + 1);
      if (!used.met.includes(habit)) continue;
      met.add(of);
      metAnywhere.add(habit);
    }
  }
  for (const { kind, habits } of subjects) for (const habit of habits) all.add(`${kind}: ${habit}`);
  for (const subject of subjects)
    await meet(subject, (_, of) => !met.has(of) && (tries.get(of) ?? 0) < triesOfEach);
  for (const subject of subjects)
    await meet(subject, (habit) => !metAnywhere.has(habit), maxAtOnce);
  const habits = [...new Set(subjects.flatMap((subject) => subject.habits))];
  return {
    met: `${met.size} of ${all.size}`,
    never: habits.filter((habit) => !metAnywhere.has(habit)),
  };
}

function subjectsOf(options: RunOptions): Subject[] {
  const { places, targets } = options.found;
  const wanted = (habits: readonly string[]) =>
    habits.filter((name) => !options.only || options.only.includes(name));
  const kindOfPage = ({ role, mayBeStored }: Place) =>
    mayBeStored ? "stored page" : role === "visitor" ? "page for everybody" : "page of somebody";
  return [
    ...targets.map(
      (place): Subject => ({
        place,
        kind: `form by ${place.how}`,
        habits: wanted(habitsOf(place)),
        inARow: 1,
        use: (habits) => useForm(options, place, habits),
      }),
    ),
    ...targets.map(
      (place): Subject => ({
        place,
        kind: `form by ${place.how} without scripts`,
        habits: wanted(plainHabitsOf(place)),
        inARow: 100,
        use: (habits) => usePlainForm(options, place, habits),
      }),
    ),
    ...places.map(
      (place): Subject => ({
        place,
        kind: kindOfPage(place),
        habits: wanted(pageHabitsOf(place)),
        inARow: 1,
        use: (habits) => usePage(options, place, habits),
      }),
    ),
  ].filter(({ habits }) => habits.length > 0);
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** So many, beginning with this one, and from the start again. */
const turns = <Item>(items: readonly Item[], from: number, count: number): Item[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[(from + at) % items.length] as Item,
  );
