import { readOwnReceiptPdf } from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { data } from "react-router";
import { handOnFile } from "../../../../shell/hand-on-file.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** The PDF of a receipt that the person issued themselves. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, receiptId } = params;
  if (!isUuid(receiptId)) throw data(null, { status: 404 });
  const { games: client } = context.get(visitContext);
  const { response } = await readOwnReceiptPdf({
    client,
    parseAs: "stream",
    path: { id, receiptId },
  });
  return handOnFile(response);
}
