import type {
  Follow,
  FollowablesQuery,
  Followed,
  FollowList,
} from "@takujo/contracts/inbox/follow";
import type { Locale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  countFollows,
  deleteFollow,
  insertFollow,
  lockFollower,
  selectFollowables,
  selectFollows,
  selectSubject,
} from "./queries.ts";

const mostFollows = 200;

type Row = Awaited<ReturnType<typeof selectFollows>>[number];

const present = (row: Row): Followed => ({
  kind: row.kind,
  subjectId: row.subject_id,
  name: row.name,
  locale: row.locale,
  slug: row.slug,
  startsAt: row.starts_at?.toISOString() ?? null,
  isFollowed: row.is_followed,
});

export async function listFollows(
  db: Database,
  userId: string,
  locale: Locale,
): Promise<FollowList> {
  return { items: (await selectFollows(db, { userId, locale })).map(present) };
}

export async function listFollowables(
  db: Database,
  userId: string,
  page: FollowablesQuery,
): Promise<FollowList> {
  const rows = await selectFollowables(db, { userId, ...page });
  if (rows.length === 0) throw new DomainError("not-found");
  return { items: rows.map(present) };
}

/** As often as it is asked for. */
export async function followSubject(
  transaction: DatabaseTransaction,
  userId: string,
  { kind, subjectId }: Follow,
): Promise<Follow> {
  await lockFollower(transaction, { userId });
  const [subject] = await selectSubject(transaction, { kind, subjectId });
  if (!subject) throw new DomainError("not-found");
  await insertFollow(transaction, { userId, kind, subjectId });
  const [followed] = await countFollows(transaction, { userId });
  if ((followed?.count ?? 0) > mostFollows) {
    throw new DomainError("not-now", "This is as much as one person can follow.");
  }
  return { kind, subjectId };
}

export async function unfollowSubject(db: Database, userId: string, follow: Follow): Promise<void> {
  await deleteFollow(db, { userId, ...follow });
}
