import { readCalendar } from "@takujo/contracts/generated/games/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/calendar.ts";

/** The entry for a calendar, as a file. No page: whoever is signed out comes back to the page that has the link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const { fileName, content } = unwrap(
    await readCalendar({ client: games, path: params, query: { locale } }),
  );
  return new Response(content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
