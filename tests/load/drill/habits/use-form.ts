import { faults } from "./faults.ts";
import type { Target } from "./forms-in.ts";
import { type Habit, habits } from "./habit-table.ts";
import { alwaysBroken, brokenInTheEnd, brokenMeanwhile, type Expected } from "./judge.ts";
import { Person } from "./person.ts";
import type { Place } from "./site.ts";
import { type RunOptions, randomFor, startOver, turns, type Used } from "./use.ts";

/** Sends a form as a browser with scripts does: plainly at first, which is what habits are compared with. */
export async function useForm(options: RunOptions, target: Target, turn: number): Promise<Used> {
  const used: Used = { steps: 0, uses: 0, isReached: false, isAccepted: false, findings: [] };
  const wanted = habits.filter(({ name }) => !options.only || options.only.includes(name));
  if (wanted.length === 0) return used;
  const plainly = await sendPlainly(options, target);
  used.steps += plainly.steps;
  used.findings.push(...plainly.broken.map((fault) => ["plainly", fault] as const));
  const { expected, hasText } = plainly;
  if (!expected) return used;
  used.isReached = true;
  used.isAccepted = expected.effects.size > 0;
  const fitting = wanted.filter(({ fits = () => true }) => fits({ ...target, hasText }));
  for (const habit of turns(fitting, turn, options.inARow)) {
    const { steps, broken } = await sendBy(habit, options, target, expected);
    used.steps += steps;
    used.uses++;
    used.findings.push(...broken.map((fault) => [habit.name, fault] as const));
  }
  return used;
}

/** Somebody who comes to the site as it was. */
export async function newPerson(
  options: RunOptions,
  target: Place & Partial<Target>,
  { width, initScript = "" }: Pick<Habit, "width" | "initScript"> = {},
): Promise<Person> {
  const { site, browser, fault } = options;
  await startOver(site);
  return Person.arrive({
    browser,
    site,
    target,
    random: randomFor(options, target),
    initScript: `${fault ? faults[fault] : ""};${initScript}`,
    ...(width && { width }),
  });
}

interface Plainly {
  steps: number;
  broken: string[];
  /** Null if the form is shown only after something else was done. */
  expected: Expected | null;
  hasText: boolean;
}

async function sendPlainly(options: RunOptions, target: Target): Promise<Plainly> {
  const person = await newPerson(options, target);
  const { steps, site } = person;
  try {
    await person.open();
    if (!(await person.reach())) {
      return { steps: steps.length, broken: [], expected: null, hasText: false };
    }
    const before = await person.look();
    site.line.forget();
    await site.effects.begin();
    const entries = await person.fillIn();
    await person.send();
    const after = await person.look();
    const effects = await site.effects.read();
    return {
      steps: steps.length,
      expected: { effects, writes: countWrites(person), before, after },
      hasText: entries.some(
        ({ control: { tag, name } }) => tag === "input" && person.typed.has(name),
      ),
      broken: alwaysBroken(person, after),
    };
  } catch (error) {
    return { steps: steps.length, broken: [stoppedBy(error)], expected: null, hasText: false };
  } finally {
    await person.leave();
  }
}

async function sendBy(habit: Habit, options: RunOptions, target: Target, expected: Expected) {
  const person = await newPerson(options, target, habit);
  const { steps, site } = person;
  const broken: string[] = [];
  const look = async (when: string) => {
    const [seen, effects] = [await person.look(), await site.effects.read()];
    const mayLeave = habit.may?.includes("typed") ?? false;
    const found = brokenMeanwhile(person, { expected, seen, effects, mayLeave });
    broken.push(...found.map((fault) => `${when}: ${fault}`));
    const isRefused = seen.refusals.some((text) => !expected.before.refusals.includes(text));
    return { isTold: isRefused || seen.isError || seen.mute.length > 0 };
  };
  try {
    habit.prepare?.(person);
    await person.open();
    if (!(await person.reach())) return { steps: steps.length, broken: ["the form is not there"] };
    site.line.forget();
    await site.effects.begin();
    await person.fillIn(habit);
    if (habit.act) await habit.act(person, look);
    else await person.send();
    const [seen, effects] = [await person.look(), await site.effects.read()];
    broken.push(...brokenInTheEnd(person, habit, { expected, seen, effects }));
    if (habit.isOneIntent) broken.push(...sentTwice(countWrites(person)));
  } catch (error) {
    broken.push(stoppedBy(error));
  } finally {
    await person.leave();
  }
  return { steps: steps.length, broken };
}

export const stoppedBy = (error: unknown) => `stopped: ${(error as Error).message.split("\n")[0]}`;

function countWrites({ site }: Person): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { isWrite, path, digest } of site.line.sent) {
    const write = `${path} ${digest}`;
    if (isWrite) counts.set(write, (counts.get(write) ?? 0) + 1);
  }
  return counts;
}

/** The server may recognize the second; but nobody should have to send it. */
const sentTwice = (writes: ReadonlyMap<string, number>): string[] =>
  [...writes].flatMap(([write, count]) =>
    count > 1 ? [`${write.split(" ")[0]} was sent ${count} times with the same contents`] : [],
  );
