import type { ListedTable, ProposedTables } from "@takujo/contracts/booking/tables/proposed-table";
import { fitsOf, type Reader } from "../policy.ts";
import type { TableRow } from "./queries.ts";

export const shapeOf = (
  row: Pick<
    TableRow,
    | "id"
    | "state"
    | "slug"
    | "starts_at"
    | "ends_at"
    | "seats"
    | "min_players"
    | "language"
    | "audience"
    | "brings"
    | "teaches"
  >,
) => ({
  id: row.id,
  state: row.state,
  slug: row.slug,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  seats: row.seats,
  minPlayers: row.min_players,
  language: row.language,
  audience: row.audience,
  brings: row.brings,
  teaches: row.teaches,
});

/** For a guest. Nobody else can read a pending proposal's text. */
export function presentListed(
  row: TableRow,
  reader: Reader & { userId: string; isComing: boolean },
): ListedTable {
  const isOwn = row.user_id === reader.userId;
  const isKnown = isOwn || row.state === "approved" || row.board_game_id !== null;
  return {
    ...shapeOf(row),
    title: isKnown ? row.title : null,
    isOwn,
    name: !isOwn && reader.isComing && row.shows_name ? row.name : null,
    fits: fitsOf(reader, row),
    wants: row.wants,
    sessionId: row.session_id,
  };
}

export function presentProposed(row: TableRow): ProposedTables["proposals"][number] {
  return {
    ...shapeOf(row),
    title: row.title,
    note: row.note,
    answer: row.answer,
    wants: row.wants,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    sessionId: row.called_off ? null : row.session_id,
    person:
      row.user_id === null
        ? null
        : {
            id: row.user_id,
            name: row.name ?? "",
            level: row.level,
            languages: row.languages ?? [],
            isBanned: row.is_banned,
          },
  };
}
