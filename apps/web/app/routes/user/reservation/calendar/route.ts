import { readCalendar } from "@takujo/contracts/generated/games/sdk.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import { visitContext } from "../../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** The calendar entry as a file. After signing in, a visitor returns to the page with the link instead. */
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
