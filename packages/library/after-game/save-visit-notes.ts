import { selectVisit } from "@takujo/booking/door/index";
import type { PlayChange } from "@takujo/contracts/library/after-game";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isOpen, maxPlaysOfVisit } from "./policy.ts";
import {
  countPlays,
  deletePlay,
  insertRecord,
  selectPublicGame,
  updateShowsName,
  updateWord,
  upsertPlay,
} from "./queries.ts";

interface VisitQuery {
  /** Of the party's reservation. */
  id: string;
  userId: string;
}

/** Creates the person's record with their first entry. */
async function openRecord(transaction: DatabaseTransaction, asked: VisitQuery, now: Date) {
  const [visit] = await selectVisit(transaction, { ...asked, locale: "ja", now });
  if (!visit) throw new DomainError("not-found");
  if (!isOpen(visit.ends_at, now)) throw new DomainError("too-late");
  const own = { userId: asked.userId, sessionId: visit.session_id };
  await insertRecord(transaction, own);
  return { own, nickname: visit.nickname };
}

async function publicGame(transaction: DatabaseTransaction, slug: string): Promise<string> {
  const [game] = await selectPublicGame(transaction, { slug });
  if (!game) throw new DomainError("not-found");
  return game.id;
}

export async function addPlay(
  transaction: DatabaseTransaction,
  { slug, ...asked }: VisitQuery & { slug: string },
  { liking }: PlayChange,
  now = new Date(),
): Promise<PlayChange> {
  const { own } = await openRecord(transaction, asked, now);
  const gameId = await publicGame(transaction, slug);
  await upsertPlay(transaction, { ...own, gameId, liking });
  // Counted afterwards, because changing an existing entry adds none.
  const [counted] = await countPlays(transaction, own);
  if ((counted?.count ?? 0) > maxPlaysOfVisit) throw new DomainError("not-now", "Too many games.");
  return { liking };
}

export async function takeBackPlay(
  transaction: DatabaseTransaction,
  { slug, ...asked }: VisitQuery & { slug: string },
  now = new Date(),
): Promise<void> {
  const { own } = await openRecord(transaction, asked, now);
  await deletePlay(transaction, { ...own, gameId: await publicGame(transaction, slug) });
}

/** An empty one deletes it. */
export async function saveWord(
  transaction: DatabaseTransaction,
  asked: VisitQuery,
  word: string,
  now = new Date(),
): Promise<{ word: string }> {
  const { own } = await openRecord(transaction, asked, now);
  await updateWord(transaction, { ...own, word, now });
  return { word };
}

/** Requires a name. People can hide it again at any time. */
export async function showName(
  transaction: DatabaseTransaction,
  asked: VisitQuery,
  showsName: boolean,
  now = new Date(),
): Promise<{ showsName: boolean }> {
  if (!showsName) {
    const [visit] = await selectVisit(transaction, { ...asked, locale: "ja", now });
    if (!visit) throw new DomainError("not-found");
    const own = { userId: asked.userId, sessionId: visit.session_id };
    await updateShowsName(transaction, { ...own, showsName });
    return { showsName };
  }
  const { own, nickname } = await openRecord(transaction, asked, now);
  if (nickname === "") throw new DomainError("invalid-input", "showsName: there is no nickname.");
  await updateShowsName(transaction, { ...own, showsName });
  return { showsName };
}
