import { setTimeout as pause } from "node:timers/promises";
import { type APIRequestContext, type APIResponse, request } from "@playwright/test";
import { PlainPage } from "../../../e2e/support/plain-page.ts";
import { textOf, textsIn } from "../../../e2e/support/read-page.ts";
import { browser as userAgent } from "../../../integration/support/visit.ts";
import { challengeAge, entriesFor, fullWidth, isText, withBlanks } from "./fill-in.ts";
import { asBrowsersRead, buttonsOf, controlsIn, type Target, targetsIn } from "./forms-in.ts";
import type { Habit } from "./habit-table.ts";
import { alwaysBroken, brokenInTheEnd, type Expected, type User } from "./judge.ts";
import type { Fate } from "./line.ts";
import type { Seen } from "./person.ts";
import type { Site } from "./site.ts";
import { nothingUsed, type RunOptions, randomFor, startOver, type Used } from "./use.ts";

/** What people do where no script runs; in the order in which they are tried. */
interface PlainHabit extends Pick<Habit, "name" | "may" | "change"> {
  send(press: Press, site: Site): Promise<APIResponse | null>;
}

/** Presses the button. Null if there was no answer. */
type Press = () => Promise<APIResponse | null>;

/** The browser shows an error; the person goes back to the filled-in form and presses again. */
const againAfter =
  (fate: Fate): PlainHabit["send"] =>
  async (press, { line }) => {
    line.decide((number) => (number === 0 ? fate : "through"));
    const first = await press();
    line.decide(null);
    return first ?? press();
  };

const plainHabits: PlainHabit[] = [
  { name: "double-click", send: async (press) => (await Promise.all([press(), press()]))[1] },
  { name: "request-lost", send: againAfter("lost") },
  { name: "answer-lost", send: againAfter("answer lost") },
  {
    name: "sent-twice-by-the-line",
    send(press, { line }) {
      line.decide((_, { isWrite }) => (isWrite ? "twice" : "through"));
      return press();
    },
  },
  { name: "paste-with-blanks", change: withBlanks, send: (press) => press() },
  { name: "full-width", change: fullWidth, send: (press) => press() },
  {
    name: "session-ended",
    may: ["nothing", "place"],
    async send(press, site) {
      await site.endSessions();
      return press();
    },
  },
];

const none: PlainHabit = { name: "plain", send: (press) => press() };

const nameOf = ({ name }: PlainHabit) => `${name}-without-scripts`;

export const plainHabitsOf = ({ method }: Target): string[] =>
  method === "post" ? plainHabits.map(nameOf) : [];

/** Sends a form without scripts: plainly at first, which is what habits are compared with. */
export async function usePlainForm(
  options: RunOptions,
  target: Target,
  names: readonly string[],
): Promise<Used> {
  const used = nothingUsed();
  const plainly = await send(options, target, none, null);
  used.steps += plainly.steps;
  used.findings.push(...plainly.broken.map((fault) => ["without scripts", fault] as const));
  const { expected } = plainly;
  if (!expected) return used;
  used.isReached = true;
  used.isAccepted = expected.effects.size > 0;
  for (const habit of plainHabits.filter((each) => names.includes(nameOf(each)))) {
    const { steps, broken, hasChanged } = await send(options, target, habit, expected);
    used.steps += steps;
    used.uses++;
    if (used.isAccepted && (hasChanged || !habit.change)) used.met.push(nameOf(habit));
    used.findings.push(...broken.map((fault) => [nameOf(habit), fault] as const));
  }
  return used;
}

interface Outcome {
  steps: number;
  broken: string[];
  /** The habit changed a text on its way into a field. */
  hasChanged: boolean;
  /** Null if the form is not there, or has no answer. */
  expected: Expected | null;
}

async function send(
  options: RunOptions,
  target: Target,
  habit: PlainHabit,
  expected: Expected | null,
): Promise<Outcome> {
  const { site } = options;
  await startOver(site);
  const context = await newContext(site, target);
  try {
    return await sendOn(new PlainPage(context), options, target, habit, expected);
  } finally {
    await context.dispose();
  }
}

async function sendOn(
  page: PlainPage,
  options: RunOptions,
  target: Target,
  habit: PlainHabit,
  expected: Expected | null,
): Promise<Outcome> {
  const { site } = options;
  const user: User & { typed: Map<string, string> } = { site, faults: [], typed: new Map() };
  let steps = 1;
  let hasChanged = false;
  await page.goto(site.line.origin + target.address);
  asBrowsersRead(page.document);
  const form = page.document.querySelectorAll("form")[target.form];
  const isThere = targetsIn(page.document, target.form, target).some(
    ({ button, name }) => button === target.button && name === target.name,
  );
  const button = form && isThere ? buttonsOf(page.document, form)[target.button] : undefined;
  if (!form || !button) return { steps, broken: [], hasChanged, expected: null };
  const before = seenIn(page, target, []);
  const code = target.role === "arriving" ? await site.lastCode() : "";
  const entries = entriesFor(controlsIn(page.document, form), randomFor(options, target), code);
  const values: Record<string, string> = {};
  for (const { control, text } of entries) {
    const typed = isText(control) ? (habit.change?.(text) ?? text) : text;
    values[control.name] = typed;
    hasChanged ||= typed !== text;
    if (isText(control)) user.typed.set(control.name, typed);
    steps++;
  }
  if (form.querySelector("[name=challenge]")) await pause(challengeAge);
  site.line.forget();
  await site.effects.begin();
  let reason = "";
  const press: Press = () => {
    steps++;
    return page.answerToPress(button, values).catch((error: Error) => {
      reason = error.message.split("\n")[0] ?? "";
      return null;
    });
  };
  const answer = await habit.send(press, site);
  if (answer === null)
    return { steps, broken: [`has no answer: ${reason}`], hasChanged, expected: null };
  await page.show(answer);
  const after = seenIn(page, target, [...user.typed.keys()]);
  const effects = await site.effects.read();
  const broken = expected
    ? brokenInTheEnd(user, habit, { expected, seen: after, effects })
    : alwaysBroken(user, after);
  return {
    steps,
    broken,
    hasChanged,
    expected: { effects, writes: new Map(), before, filledIn: before, after },
  };
}

async function newContext(site: Site, { role }: Target): Promise<APIRequestContext> {
  const cookies = role === "arriving" ? await site.askForCode() : site.cookiesOf(role);
  const rest = { domain: "localhost", path: "/", expires: -1, httpOnly: false, secure: false };
  return request.newContext({
    userAgent,
    extraHTTPHeaders: { "accept-language": "ja" },
    storageState: {
      cookies: cookies.map(({ name, value }) => ({ ...rest, name, value, sameSite: "Lax" })),
      origins: [],
    },
  });
}

/** A file is no page: nothing is shown but that it came. */
function seenIn({ document, url, status }: PlainPage, at: Target, names: string[]): Seen {
  const form = document.querySelectorAll("form")[at.form];
  const values: Record<string, string> = {};
  for (const name of names) {
    const field = form?.querySelector(`:is(input, textarea)[name=${JSON.stringify(name)}]`);
    if (field) {
      values[name] = field.matches("textarea")
        ? (field.textContent ?? "")
        : (field.getAttribute("value") ?? "");
    }
  }
  // The description of several boxes is at their group.
  const wordsAt = (field: Element) =>
    [field, field.closest("fieldset")]
      .map((one) => one?.getAttribute("aria-describedby") ?? "")
      .join(" ")
      .split(/\s+/)
      .map((id) => textOf(id ? document.getElementById(id) : null))
      .join("");
  return {
    place: url.pathname
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
      .replace(/^\/(?:ja|en)(?=\/|$)/, ""),
    isError: document.querySelector(".error-page") !== null || status >= 500,
    heading: textOf(document.querySelector("h1")),
    claims: textsIn(document, "[role=status], .callout-success").filter(Boolean),
    refusals: textsIn(document, "[role=alert], .error-summary, .inline-error").filter(Boolean),
    mute: [...document.querySelectorAll("[aria-invalid=true]")]
      .filter((field) => wordsAt(field) === "")
      .map((field) => field.getAttribute("name") ?? field.id),
    values,
    focus: "",
    isTooWide: false,
    isEmpty: false,
  };
}
