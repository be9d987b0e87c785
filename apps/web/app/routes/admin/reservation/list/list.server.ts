import { listAllReservations } from "@takujo/contracts/generated/games/sdk.gen";
import type {
  AdminReservationList,
  AdminReservationRow,
} from "@takujo/contracts/generated/games/types.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { givenOf, type ListQuestion, readIds, readListQuery } from "../list-query.ts";
import { readMailPreview } from "../preview-mails.server.ts";
import { type RowView, rowView } from "../row-view.server.ts";

export type ListView = Omit<AdminReservationList, "items"> & { items: RowView[] };

const questions: readonly string[] = ["move", "mail", "contacts"] satisfies ListQuestion[];

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
  // Moving needs a selection and the sessions of an event, a mail needs a selection.
  const isImpossible = (ask === "move" && !list.event) || (ask !== "contacts" && ids.length === 0);
  const question = isImpossible ? null : ask;
  return {
    admin,
    query,
    list: {
      ...list,
      items: list.items.map((row: AdminReservationRow) => rowView(row, visit)),
    } satisfies ListView,
    question,
    preview: question === "mail" ? await readMailPreview(visit, ids) : null,
    ids,
    isReasonRefused: search.has("refused"),
  };
}
