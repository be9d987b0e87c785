import type {
  EventGames,
  NewInterest,
  WantedGame,
} from "@takujo/contracts/booking/tables/proposed-table";
import {
  type InterestKind,
  maxGameInterests,
} from "@takujo/contracts/booking/tables/proposed-table-form";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockPeople } from "../../seats/index.ts";
import {
  countInterests,
  deleteInterest,
  deleteOwnInterest,
  type InterestRow,
  selectComes,
  selectGameNamed,
  selectInterests,
  selectOpenEvent,
  selectPublicGames,
  upsertInterest,
} from "./queries.ts";

/** For the public page, which is cached. */
export async function readEventGames(
  db: Database,
  slug: string,
  locale: Locale,
  now = new Date(),
): Promise<EventGames> {
  const [event] = await selectOpenEvent(db, { slug, now });
  if (!event) throw new DomainError("not-found", `There is no event "${slug}".`);
  if (!event.is_open) return { isOpen: false, takesTables: false, games: [] };
  const { most_tables: max, proposals_until: until } = event;
  return {
    isOpen: true,
    takesTables: (max ?? 0) > 0 && until !== null && now < until,
    games: await selectPublicGames(db, { eventId: event.id, locale }),
  };
}

/** Notes that the person brings a game or wants to play it. Only guests of the event can bring one. */
export async function stateInterest(
  transaction: DatabaseTransaction,
  slug: string,
  userId: string,
  { kind, game, teaches, showsName }: NewInterest,
  now = new Date(),
): Promise<{ id: string; kind: InterestKind }> {
  const [event] = await selectOpenEvent(transaction, { slug, now });
  if (!event) throw new DomainError("not-found");
  if (!event.is_open) throw new DomainError("not-now", "off", { reason: "off" });
  const eventId = event.id;
  await lockPeople(transaction, { ids: [userId] });
  if (kind === "bring" && !(await isComing(transaction, eventId, userId))) {
    throw new DomainError("not-now", "Only those who come bring games.", { reason: "not-coming" });
  }
  const { gameId, title } = await findGame(transaction, game);
  const [counted] = await countInterests(transaction, { eventId, userId, title });
  if ((counted?.others ?? 0) >= maxGameInterests) {
    throw new DomainError("not-now", `At most ${maxGameInterests}.`, { reason: "too-many" });
  }
  const [stored] = await upsertInterest(transaction, {
    ...{ eventId, userId, kind, gameId, title, teaches, showsName },
  });
  if (!stored) throw new Error("A game was not stored");
  return { id: stored.id, kind };
}

export async function isComing(db: Database, eventId: string, userId: string): Promise<boolean> {
  const [asked] = await selectComes(db, { eventId, userId });
  return asked?.comes === true;
}

/** A game of the shelf by name, or the text as written. */
export async function findGame(
  db: Database,
  name: string,
): Promise<{ gameId: string | null; title: string }> {
  const [found] = await selectGameNamed(db, { name });
  // Names on the shelf may be longer than what people may write.
  return found
    ? { gameId: found.id, title: found.name.slice(0, 80).toWellFormed() }
    : { gameId: null, title: name };
}

export async function withdrawInterest(
  transaction: DatabaseTransaction,
  own: { id: string; userId: string },
): Promise<void> {
  const [deleted] = await deleteOwnInterest(transaction, own);
  if (!deleted) throw new DomainError("not-found");
}

/** Removed by the organizer, for instance because of its text. */
export async function removeInterest(
  transaction: DatabaseTransaction,
  interest: { id: string; eventId: string },
  actorId: string,
): Promise<void> {
  const [deleted] = await deleteInterest(transaction, interest);
  if (!deleted) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "event.remove-game",
    subject: { kind: "event", id: interest.eventId },
    before: { kind: deleted.kind, userId: deleted.user_id, gameId: deleted.board_game_id },
  });
}

interface Reader {
  userId: string;
  isComing: boolean;
  locale: Locale;
}

/** Games by number of interested people. Names and guests' own texts are only for people who come. */
export async function listGames(
  db: Database,
  eventId: string,
  reader: Reader,
): Promise<WantedGame[]> {
  const rows = await selectInterests(db, { eventId, locale: reader.locale });
  const byGame = Map.groupBy(
    rows.filter((row) => row.user_id === reader.userId || (row.is_there && isFor(reader, row))),
    ({ board_game_id, title }) => board_game_id ?? title.toLowerCase(),
  );
  return [...byGame.values()].map((all) => presentGame(all, reader)).sort(byInterest);
}

const isFor = ({ isComing }: Reader, { board_game_id }: InterestRow) =>
  isComing || board_game_id !== null;

const byInterest = (one: WantedGame, other: WantedGame) =>
  other.brings + other.wants - (one.brings + one.wants);

function presentGame(rows: InterestRow[], { userId, isComing }: Reader): WantedGame {
  const there = rows.filter(({ is_there }) => is_there);
  const own = rows.find((row) => row.user_id === userId);
  const seen = there.filter((row) => isComing && row.shows_name && row.user_id !== userId);
  return {
    title: rows[0]?.title ?? "",
    slug: rows[0]?.slug ?? null,
    brings: there.filter(({ kind }) => kind === "bring").length,
    wants: there.filter(({ kind }) => kind === "want").length,
    teaches: there.filter(({ teaches }) => teaches).length,
    people: seen.map(({ name, kind }) => ({ name, kind })),
    own: own ? { id: own.id, kind: own.kind } : null,
  };
}
