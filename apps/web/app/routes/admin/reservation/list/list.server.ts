import { listAllReservations } from "@takujo/contracts/generated/games/sdk.gen";
import type {
  AdminReservationList,
  AdminReservationRow,
} from "@takujo/contracts/generated/games/types.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { givenOf, type ListQuestion, readIds, readListQuery } from "../list-query.ts";
import { type RowView, rowView } from "../row-view.server.ts";

export type ListView = Omit<AdminReservationList, "items"> & { items: RowView[] };

const questions: readonly string[] = ["move", "contacts"] satisfies ListQuestion[];

export async function readList(visit: Visit, search: URLSearchParams) {
  const query = readListQuery(search);
  const [admin, list] = await Promise.all([
    currentAdmin(visit),
    listAllReservations({
      client: visit.games,
      query: { ...givenOf(query), locale: visit.locale },
    }).then(unwrap),
  ]);
  const asked = search.get("ask") ?? "";
  const ids = readIds(search.get("ids"));
  const ask = questions.includes(asked) ? (asked as ListQuestion) : null;
  return {
    admin,
    query,
    list: {
      ...list,
      items: list.items.map((row: AdminReservationRow) => rowView(row, visit)),
    } satisfies ListView,
    // Moving needs a selection and the sessions of an event.
    question: ask === "move" && (ids.length === 0 || !list.event) ? null : ask,
    ids,
    isReasonRefused: search.has("refused"),
  };
}
