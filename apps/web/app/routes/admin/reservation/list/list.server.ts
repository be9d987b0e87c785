import { listAllReservations } from "@takujo/contracts/generated/games/sdk.gen";
import type {
  AdminReservationList,
  AdminReservationRow,
} from "@takujo/contracts/generated/games/types.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { givenOf, type ListQuestion, readIds, readListQuery } from "../list-query.ts";
import { readMoveTargets } from "../move-targets.server.ts";
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
  const needsChosen = ask === "move" || ask === "mail";
  const question = needsChosen && ids.length === 0 ? null : ask;
  const [targets, preview] = await Promise.all([
    question === "move" ? readMoveTargets(visit, { own: list.event }) : [],
    question === "mail" ? readMailPreview(visit, ids) : null,
  ]);
  return {
    admin,
    query,
    list: {
      ...list,
      items: list.items.map((row: AdminReservationRow) => rowView(row, visit)),
    } satisfies ListView,
    question,
    targets,
    preview,
    ids,
    isReasonRefused: search.has("refused"),
  };
}
