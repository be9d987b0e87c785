import { readReceiptPdf } from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { data } from "react-router";
import { handOnFile } from "../../../../shell/hand-on-file.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** The PDF of one copy of a receipt. */
export async function loader({ context, params: { receiptId } }: Route.LoaderArgs) {
  if (!isUuid(receiptId)) throw data(null, { status: 404 });
  const { games: client } = context.get(visitContext);
  const { response } = await readReceiptPdf({ client, parseAs: "stream", path: { receiptId } });
  return handOnFile(response);
}
