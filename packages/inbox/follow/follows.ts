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
  selectNextOfFollows,
  selectSubject,
} from "./queries.ts";

const maxFollows = 200;

type Row = Awaited<ReturnType<typeof selectFollows>>[number];
type NextRow = Awaited<ReturnType<typeof selectNextOfFollows>>[number];

const present = (row: Row, next?: NextRow): Followed => ({
  kind: row.kind,
  subjectId: row.subject_id,
  name: row.name,
  locale: row.locale,
  slug: row.slug,
  startsAt: row.starts_at?.toISOString() ?? null,
  cover: (row.cover ?? {}) as Followed["cover"],
  avatar: row.avatar,
  isFollowed: row.is_followed,
  next: next
    ? {
        slug: next.slug,
        startsAt: next.starts_at.toISOString(),
        cover: next.cover as Followed["cover"],
      }
    : null,
});

export async function listFollows(
  db: Database,
  userId: string,
  locale: Locale,
): Promise<FollowList> {
  const [rows, coming] = await Promise.all([
    selectFollows(db, { userId, locale }),
    selectNextOfFollows(db, { userId, locale }),
  ]);
  const key = ({ kind, subject_id }: Pick<Row, "kind" | "subject_id">) => `${kind} ${subject_id}`;
  const next = new Map(coming.map((row) => [key(row), row]));
  return { items: rows.map((row) => present(row, next.get(key(row)))) };
}

export async function listFollowables(
  db: Database,
  userId: string,
  page: FollowablesQuery,
): Promise<FollowList> {
  const rows = await selectFollowables(db, { userId, ...page });
  if (rows.length === 0) throw new DomainError("not-found");
  return { items: rows.map((row) => present(row)) };
}

/** Idempotent. */
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
  if ((followed?.count ?? 0) > maxFollows) {
    throw new DomainError("not-now", "This is as much as one person can follow.");
  }
  return { kind, subjectId };
}

export async function unfollowSubject(db: Database, userId: string, follow: Follow): Promise<void> {
  await deleteFollow(db, { userId, ...follow });
}
