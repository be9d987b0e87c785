import { csvEncodings } from "@takujo/contracts/csv";
import { exportMoney } from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { handOnFile } from "../../../../shell/hand-on-file.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { readMonth } from "../../month/month-query.ts";
import type { Route } from "./+types/route.ts";

/** All entries of an event or a month as a CSV file. Invalid fields are ignored, as on the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { games: client, locale } = context.get(visitContext);
  const eventId = url.searchParams.get("eventId") ?? "";
  const encoding = url.searchParams.get("encoding");
  const { month } = readMonth(url.searchParams);
  const { response } = await exportMoney({
    client,
    parseAs: "stream",
    query: {
      ...(isUuid(eventId) && { eventId }),
      ...(month && { month }),
      encoding: csvEncodings.find((known) => known === encoding) ?? "utf-8",
      locale,
    },
  });
  return handOnFile(response);
}
