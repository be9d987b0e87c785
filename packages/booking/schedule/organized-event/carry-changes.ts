import { randomUUID } from "node:crypto";
import { dayOf } from "@takujo/content/editing/index";
import type {
  ContentDocument,
  FieldValues,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { daysBetween, shiftEvent } from "@takujo/contracts/content/editing/shift-event";
import { numberOf, withNumber } from "./title-number.ts";

/** Fields that belong to one event only. */
const ownFields = ["slug", "notice"];

interface CarriedChanges {
  document: ContentDocument;
  /** Changed fields that differ in the target already, and therefore stay. */
  kept: string[];
}

/**
 * Applies the model's changes to a later event of its series: to every field that was still equal to the model's,
 * shifted by the days between the two. Fields edited there separately stay.
 */
export function carryChanges(
  model: { before: ContentDocument; after: ContentDocument },
  target: ContentDocument,
): CarriedChanges {
  const [from, to] = [dayOf(model.before), dayOf(target)];
  const days = from && to ? daysBetween(from, to) : 0;
  const before = shiftEvent(model.before, { days, time: 0 });
  const after = shiftEvent(model.after, { days, time: 0 });
  const kept = new Set<string>();
  const textsOf = (locale: "ja" | "en") =>
    carryFields(before.texts[locale], inNumbersOf(after, target, locale), target.texts[locale], {
      kept,
      isSame: (name, one, other) =>
        name === "title" ? unnumbered(one) === unnumbered(other) : isSame(one, other),
    });
  return {
    document: {
      shared: carryFields(before.shared, after.shared, target.shared, {
        kept,
        isSame: (_, one, other) => isSame(one, other),
      }),
      texts: { ja: textsOf("ja"), en: textsOf("en") },
      sessions: carrySessions(before.sessions ?? [], after.sessions ?? [], target, kept),
    },
    kept: [...kept],
  };
}

interface Comparison {
  kept: Set<string>;
  isSame: (name: string, one: unknown, other: unknown) => boolean;
}

function carryFields(
  before: FieldValues,
  after: FieldValues,
  target: FieldValues,
  { kept, isSame: same }: Comparison,
): FieldValues {
  const carried = { ...target };
  for (const [name, value] of Object.entries(after)) {
    if (ownFields.includes(name) || same(name, before[name], value)) continue;
    if (same(name, target[name], before[name])) carried[name] = value;
    else if (!same(name, target[name], value)) kept.add(name);
  }
  return carried;
}

/** Null, an empty text and an empty list are equal. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => {
    const isEmpty =
      value === undefined || value === null || (Array.isArray(value) && !value.length);
    return JSON.stringify(isEmpty ? "" : value);
  };
  return plain(one) === plain(other);
}

const unnumbered = (title: unknown) => withNumber(String(title ?? ""), 0);

/** The texts, with the number of the target's title. */
function inNumbersOf(after: ContentDocument, target: ContentDocument, locale: "ja" | "en") {
  const text = after.texts[locale];
  const number = numberOf(String(target.texts[locale]["title"] ?? ""));
  if (number === null || text["title"] === undefined) return text;
  return { ...text, title: withNumber(String(text["title"]), number) };
}

const sessionFields = [
  "kind",
  "letter",
  "game",
  "guide",
  "language",
  "startsAt",
  "endsAt",
  "capacity",
  "minPlayers",
  "maxSeats",
  "opensAt",
  "closesAt",
  "changeDeadline",
  "decisionDeadline",
  "calledOff",
  "names",
] as const satisfies (keyof SessionDocument)[];

/** Session ids differ between events: the counterpart has the same kind, letter and hour. */
function carrySessions(
  before: SessionDocument[],
  after: SessionDocument[],
  { sessions = [] }: ContentDocument,
  kept: Set<string>,
): SessionDocument[] {
  const isTwin = (one: SessionDocument, other: SessionDocument) =>
    one.kind === other.kind &&
    one.letter === other.letter &&
    Date.parse(one.startsAt) === Date.parse(other.startsAt);
  const changed = sessions.flatMap((session) => {
    const model = before.find((other) => isTwin(other, session));
    if (!model) return [session];
    const then = after.find(({ id }) => id === model.id);
    return then ? [carrySession(model, then, session, kept)] : [];
  });
  const hasLost = before.some((model) => {
    const then = after.find(({ id }) => id === model.id);
    return !isSame(model, then) && !sessions.some((session) => isTwin(model, session));
  });
  if (hasLost) kept.add("sessions");
  const added = after
    .filter(({ id }) => !before.some((model) => model.id === id))
    .map((session) => ({ ...session, id: randomUUID() }));
  return [...changed, ...added];
}

function carrySession(
  before: SessionDocument,
  after: SessionDocument,
  target: SessionDocument,
  kept: Set<string>,
): SessionDocument {
  const carried = { ...target };
  for (const field of sessionFields) {
    if (isSame(before[field], after[field])) continue;
    if (isSame(target[field], before[field])) Object.assign(carried, { [field]: after[field] });
    else if (!isSame(target[field], after[field])) kept.add("sessions");
  }
  return carried;
}
