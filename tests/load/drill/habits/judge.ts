import { words } from "../../../e2e/support/words.ts";
import type { Effects } from "./effects.ts";
import type { Habit } from "./habit-table.ts";
import type { Seen } from "./person.ts";
import type { Site } from "./site.ts";

/** The outcome of filling in the form and clicking once. */
export interface Expected {
  effects: Effects;
  /** Requests that write, by path and contents. */
  writes: ReadonlyMap<string, number>;
  before: Seen;
  /** Once the form was filled in, before it was sent. */
  filledIn: Seen;
  after: Seen;
}

/** A user of a form, with or without scripts. */
export interface User {
  site: Site;
  /** Errors of the page that a person does not see. */
  faults: string[];
  /** By the names of fields. */
  typed: ReadonlyMap<string, string>;
}

/** Faults that no habit excuses. */
export function alwaysBroken(person: User, seen: Seen): string[] {
  const { site } = person;
  const failed = site.line.sent.filter(
    ({ status }) => status !== null && status >= 500 && status !== 503,
  );
  return [
    ...failed.map(({ method, path, status }) => `${method} ${path} was answered by ${status}`),
    ...site.takeErrors().map((line) => `logged: ${line.slice(0, 300)}`),
    ...person.faults.splice(0),
    ...seen.mute.map((field) => `the refused field ${field} says nothing`),
    ...(seen.isEmpty ? ["the page is empty"] : []),
  ];
}

/** While something is lost, the page and the typed text must stay, and no success be claimed. */
export function brokenMeanwhile(
  person: User,
  {
    expected,
    seen,
    effects,
    mayLeave,
  }: { expected: Expected; seen: Seen; effects: Effects; mayLeave: boolean },
): string[] {
  const isUndone = effects.size === 0;
  const isSent = expected.writes.size > 0;
  // A form may write nothing that is counted, such as one that only deletes a cookie.
  const isLost =
    expected.effects.size > 0 ||
    !person.site.line.sent.some(({ isWrite, status }) => isWrite && status !== null);
  return [
    ...alwaysBroken(person, seen),
    ...(seen.isError && !expected.after.isError
      ? [`the page became an error screen: ${seen.heading}`]
      : []),
    ...(isUndone ? falseClaims(expected, seen) : []),
    ...(isUndone && !mayLeave && seen.place === expected.before.place
      ? lostText(person, seen)
      : []),
    ...(isUndone &&
    isSent &&
    isLost &&
    saysNothing(expected, seen) &&
    seen.place === expected.before.place
      ? ["nothing says that it was not done"]
      : []),
  ];
}

/** In the end, compared with a plain use of the same form on the same site. */
export function brokenInTheEnd(
  person: User,
  { may: differs = [] }: Pick<Habit, "may">,
  { expected, seen, effects }: { expected: Expected; seen: Seen; effects: Effects },
): string[] {
  const may = new Set<string>(differs);
  const isDone = effects.size > 0;
  const isSamePlace = seen.place === expected.before.place;
  return [
    ...alwaysBroken(person, seen),
    ...(seen.isError && !expected.after.isError
      ? [`the page became an error screen: ${seen.heading}`]
      : []),
    ...wrongEffects(expected, seen, effects, may),
    ...(isDone ? [] : falseClaims(expected, seen)),
    ...(!isDone && !may.has("typed") && isSamePlace ? lostText(person, seen) : []),
    ...(!may.has("place") && seen.place !== expected.after.place && !isSignedOut(expected, seen)
      ? [`leads to ${seen.place} instead of ${expected.after.place}`]
      : []),
    ...(seen.isTooWide && !expected.after.isTooWide ? ["the page scrolls sideways"] : []),
  ];
}

/** A person who signs out twice may be asked to sign in. */
const isSignedOut = ({ effects }: Expected, { place }: Seen) =>
  effects.has("DELETE session") && place === "/auth/login";

const mailed = "INSERT graphile_worker._private_jobs";

/** Without the mail of the code. */
export const withoutCode = (effects: Effects): Effects =>
  new Map([...effects].filter(([deed, rows]) => deed !== mailed || rows > 1));

/** Whether one intent had one effect. */
function wrongEffects(
  { effects: wanted, before }: Expected,
  seen: Seen,
  effects: Effects,
  may: ReadonlySet<string>,
): string[] {
  const times = may.has("twice") ? 2 : 1;
  if (effects.size === 0 && may.has("nothing")) return [];
  const wrong = [...new Set([...wanted.keys(), ...effects.keys()])].flatMap((deed) => {
    const [expected, found] = [wanted.get(deed) ?? 0, effects.get(deed) ?? 0];
    const isLess = found < expected && !may.has("nothing");
    return found > expected * times || isLess ? [`${deed} ${found} times, not ${expected}`] : [];
  });
  const said = seen.refusals.filter((text) => !before.refusals.includes(text)).join(" ");
  return wrong.length === 0
    ? []
    : [wrong.join("; ") + (said && `; it says "${said.slice(0, 80)}"`)];
}

/** Messages of success, known from a plain use, that are shown although nothing was done. */
function falseClaims(expected: Expected, seen: Seen): string[] {
  if (expected.effects.size === 0) return [];
  const ofSuccess = claimsOfSuccess(expected);
  return seen.claims
    .filter((claim) => ofSuccess.includes(claim))
    .map((claim) => `says "${claim.slice(0, 60)}", and nothing was done`);
}

/** What sending brought up: neither typing nor the saving of drafts, which begins by itself at some time. */
const claimsOfSuccess = ({ before, filledIn, after }: Expected): string[] =>
  after.claims.filter(
    (claim) =>
      !before.claims.includes(claim) && !filledIn.claims.includes(claim) && !isOfDraft(claim),
  );

/** As in the words for it, apart from the time and the name. */
const isOfDraft = (claim: string): boolean =>
  Object.values(words.ja.contentEditor.save).some((text) => {
    const parts = text.split(/<time><\/time>|\{name\}/);
    return parts.length === 1 ? claim === text : parts.every((part) => claim.includes(part));
  });

/** Typed text that was lost. */
export function lostText({ typed }: Pick<User, "typed">, { values }: Seen): string[] {
  return [...typed].flatMap(([name, text]) => {
    const value = values[name];
    // Trimmed and made narrow, at most; a code is typed again.
    if (value === undefined || name === "code" || plain(value) === plain(text)) return [];
    return [`what was typed into ${name} is now "${value.slice(0, 40)}"`];
  });
}

const plain = (text: string) => text.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();

const saysNothing = ({ before }: Expected, seen: Seen) =>
  seen.mute.length === 0 &&
  [...seen.refusals, ...seen.claims].every(
    (text) => before.refusals.includes(text) || before.claims.includes(text),
  );
