import { textFieldsOf } from "./deeds.ts";
import { faults } from "./faults.ts";
import { fillIn } from "./fill-in.ts";
import type { Target } from "./forms-in.ts";
import { type Habit, habits } from "./habit-table.ts";
import {
  alwaysBroken,
  brokenInTheEnd,
  brokenMeanwhile,
  type Expected,
  lostText,
  withoutCode,
} from "./judge.ts";
import { Person } from "./person.ts";
import { isBesides, reach, send } from "./press.ts";
import type { Place } from "./site.ts";
import { nothingUsed, type RunOptions, randomFor, startOver, type Used } from "./use.ts";

/** Of a form, by what its page says without scripts: the habits that may be tried with it. */
export const habitsOf = (target: Target): string[] =>
  habits
    .filter(({ fits = () => true }) => fits({ ...target, hasText: true, hasTextBeside: true }))
    .map(({ name }) => name);

/** Sends a form as a browser with scripts does: plainly at first, which is what habits are compared with. */
export async function useForm(
  options: RunOptions,
  target: Target,
  names: readonly string[],
): Promise<Used> {
  const used = nothingUsed();
  const plainly = await sendPlainly(options, target);
  used.steps += plainly.steps;
  used.findings.push(...plainly.broken.map((fault) => ["plainly", fault] as const));
  const { expected } = plainly;
  if (!expected) return used;
  used.isReached = true;
  used.isAccepted = expected.effects.size > 0;
  const wanted = habits.filter(({ name }) => names.includes(name));
  for (const habit of wanted.filter(({ fits = () => true }) => fits({ ...target, ...plainly }))) {
    const { steps, broken, hasMet } = await sendBy(habit, options, target, {
      ...plainly,
      expected,
    });
    used.steps += steps;
    used.uses++;
    if (hasMet) used.met.push(habit.name);
    used.findings.push(...broken.map((fault) => [habit.name, fault] as const));
  }
  return used;
}

/** A person on the restored site. */
export async function newPerson(
  options: RunOptions,
  target: Place & Partial<Target>,
  { width, initScript = "" }: Pick<Habit, "width" | "initScript"> = {},
): Promise<Person> {
  const { site, tabs, fault } = options;
  await startOver(site);
  return Person.arrive({
    tabs,
    site,
    target,
    random: randomFor(options, target),
    scripts: [fault ? faults[fault].script : "", initScript].filter(Boolean),
    width,
  });
}

interface Plainly {
  steps: number;
  broken: string[];
  /** Null if the form is shown only after something else was done. */
  expected: Expected | null;
  hasText: boolean;
  hasTextBeside: boolean;
  startsOver: boolean;
}

const notShown = { expected: null, hasText: false, hasTextBeside: false, startsOver: false };

async function sendPlainly(options: RunOptions, target: Target): Promise<Plainly> {
  const person = await newPerson(options, target);
  const { steps, site } = person;
  try {
    await person.open();
    if (!(await reach(person))) return { ...notShown, steps: steps.length, broken: [] };
    const hasTextBeside = (await textFieldsOf(person).count()) > 0;
    const before = await person.look();
    site.line.forget();
    await site.effects.begin();
    const entries = await fillIn(person);
    const filledIn = await person.look();
    await send(person);
    const after = await person.look();
    const effects = await site.effects.read();
    return {
      steps: steps.length,
      expected: { effects, writes: countWrites(person), before, filledIn, after },
      hasTextBeside,
      startsOver: lostText(person, after).length > 0 && effects.size > 0,
      hasText: entries.some(
        ({ control: { tag, name } }) => tag === "input" && person.typed.has(name),
      ),
      broken: alwaysBroken(person, after),
    };
  } catch (error) {
    return { ...notShown, steps: steps.length, broken: [stoppedBy(error)] };
  } finally {
    await person.leave();
  }
}

async function sendBy(
  habit: Habit,
  options: RunOptions,
  target: Target,
  { expected, startsOver }: Plainly & { expected: Expected },
) {
  const person = await newPerson(options, target, habit);
  person.formStartsOver = startsOver;
  const { steps, site } = person;
  const broken: string[] = [];
  const readEffects = async () => {
    const effects = await site.effects.read();
    return habit.may?.includes("code") ? withoutCode(effects) : effects;
  };
  const look = async (when: string) => {
    const [seen, effects] = [await person.look(), await readEffects()];
    const mayLeave = habit.may?.includes("typed") ?? false;
    const found = brokenMeanwhile(person, { expected, seen, effects, mayLeave });
    broken.push(...found.map((fault) => `${when}: ${fault}`));
    const isRefused = seen.refusals.some((text) => !expected.before.refusals.includes(text));
    return { isTold: isRefused || seen.isError || seen.mute.length > 0 };
  };
  try {
    habit.prepare?.(person);
    await person.open();
    if (!(await reach(person))) {
      // On a phone, forms beside the page are elsewhere.
      if (habit.width === undefined || !(await isBesides(person)))
        broken.push("the form is not there");
      return { steps: steps.length, broken, hasMet: false };
    }
    site.line.forget();
    // Not before: a page may send something by itself when it is opened.
    if (habit.holdsAnswers) site.line.hold();
    await site.effects.begin();
    await fillIn(person, habit);
    if (habit.act) await habit.act(person, look);
    else await send(person);
    const [seen, effects] = [await person.look(), await readEffects()];
    broken.push(...brokenInTheEnd(person, habit, { expected, seen, effects }));
    if (habit.isOneIntent) broken.push(...sentTwice(countWrites(person)));
  } catch (error) {
    broken.push(stoppedBy(error));
  } finally {
    await person.leave();
  }
  return { steps: steps.length, broken, hasMet: hasMetIt(habit, person, expected) };
}

/** The occasion for the habit came up: a write, typed text, or a text that it changed. */
const hasMetIt = ({ write, change, fits }: Habit, person: Person, { writes }: Expected) =>
  person.hasMet &&
  (!fits || writes.size > 0) &&
  (!write || person.typed.size > 0) &&
  (!change || person.hasChanged);

export const stoppedBy = (error: unknown) => `stopped: ${(error as Error).message.split("\n")[0]}`;

function countWrites({ site }: Person): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { isWrite, path, digest } of site.line.sent) {
    const write = `${path} ${digest}`;
    if (isWrite) counts.set(write, (counts.get(write) ?? 0) + 1);
  }
  return counts;
}

/** The server may recognize the repetition, but the page should not send it at all. */
const sentTwice = (writes: ReadonlyMap<string, number>): string[] =>
  [...writes].flatMap(([write, count]) =>
    count > 1 ? [`${write.split(" ")[0]} was sent ${count} times with the same contents`] : [],
  );
