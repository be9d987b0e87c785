import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Database } from "@takujo/runtime/database/database";
import { selectKnownSessions, selectReferences } from "./queries.ts";
import { sessionProblems } from "./session-problems.ts";

const oneDay = 86_400_000;
/** A check constraint limits events to this length. */
const maxEventMs = 14 * oneDay;

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export async function findEventProblems(
  db: Database,
  id: string,
  document: ContentDocument,
  now = new Date(),
): Promise<ContentProblem[]> {
  const { sessions = [], shared } = document;
  const known = await selectKnownSessions(db, {
    eventId: id,
    ids: sessions.map((session) => session.id),
  });
  return [
    ...hourProblems(document),
    ...(await referenceProblems(db, id, document)),
    ...questionProblems(document),
    ...sessionProblems(sessions, {
      eventId: id,
      eventStartsAt: Date.parse(textOf(shared["startsAt"])),
      eventEndsAt: Date.parse(textOf(shared["endsAt"])),
      known,
      now,
    }),
  ];
}

function hourProblems({ shared }: ContentDocument): ContentProblem[] {
  const at = (field: string) => Date.parse(textOf(shared[field]));
  const fields = [
    at("doorsAt") > at("startsAt") ? "doorsAt" : null,
    at("endsAt") <= at("startsAt") || at("endsAt") - at("startsAt") > maxEventMs ? "endsAt" : null,
  ].filter((field) => field !== null);
  return fields.map((field) => ({ part: "shared", field, problem: "out-of-order" }));
}

async function referenceProblems(
  db: Database,
  id: string,
  { shared, sessions = [] }: ContentDocument,
): Promise<ContentProblem[]> {
  const venue = textOf(shared["venue"]);
  const host = textOf(shared["host"]);
  const guides = listOf(shared["guides"]);
  const games = listOf(shared["games"]);
  const [found] = await selectReferences(db, {
    id,
    slug: textOf(shared["slug"]),
    venueIds: [venue].filter(isUuid),
    staffIds: [host, ...guides, ...sessions.map(({ guide }) => guide)].filter(isUuid),
    gameIds: [...games, ...sessions.map(({ game }) => game)].filter(isUuid),
  });
  if (!found) return [];
  const isUnknown = (ids: string[], among: string[]) =>
    ids.some((one) => one !== "" && !among.includes(one.toLowerCase()));
  const unknown: [string, string[], string[]][] = [
    ["venue", [venue], found.venues],
    ["host", [host], found.staff],
    ["guides", guides, found.staff],
    ["games", games, found.games],
  ];
  return [
    ...(found.is_slug_taken
      ? [{ part: "shared" as const, field: "slug", problem: "slug-taken" as const }]
      : []),
    ...unknown
      .filter(([, ids, among]) => isUnknown(ids, among))
      .map(([field]) => ({
        part: "shared" as const,
        field,
        problem: "unknown-reference" as const,
      })),
    ...sessions.flatMap(({ id: sessionId, game, guide }) =>
      [
        isUnknown([game], found.games) ? "game" : null,
        isUnknown([guide], found.staff) ? "guide" : null,
      ]
        .filter((field) => field !== null)
        .map((field) => ({
          part: "session" as const,
          field,
          problem: "unknown-reference" as const,
          sessionId,
        })),
    ),
  ];
}

/** Answers are stored under the questions' keys, so the keys must match in all languages. */
function questionProblems({ texts }: ContentDocument): ContentProblem[] {
  if (!texts.en["title"]) return [];
  const keys = (value: unknown) =>
    Array.isArray(value) ? value.map((question) => (question as { key: string }).key).join() : "";
  return keys(texts.ja["questions"]) === keys(texts.en["questions"])
    ? []
    : [{ part: "en", field: "questions", problem: "malformed" }];
}
