import { csvEncodings } from "@takujo/contracts/csv";
import { exportStatistics } from "@takujo/contracts/generated/games/sdk.gen";
import { statisticsSpans } from "@takujo/contracts/insight/statistics-query";
import { handOnFile } from "../../../../shell/hand-on-file.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { readMonth } from "../../month/month-query.ts";
import type { Route } from "./+types/route.ts";

/** A month or a year as a CSV file. Invalid fields are ignored, as on the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { games: client, locale } = context.get(visitContext);
  const given = (name: string) => url.searchParams.get(name);
  const { month } = readMonth(url.searchParams);
  const { response } = await exportStatistics({
    client,
    parseAs: "stream",
    query: {
      ...(month && { month }),
      span: statisticsSpans.find((span) => span === given("span")) ?? "month",
      encoding: csvEncodings.find((encoding) => encoding === given("encoding")) ?? "utf-8",
      locale,
    },
  });
  return handOnFile(response);
}
