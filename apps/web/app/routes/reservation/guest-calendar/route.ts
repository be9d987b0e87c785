import { readGuestCalendar } from "@takujo/contracts/generated/games/sdk.gen";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import { tokenIn } from "../guest/guest.server.ts";
import type { Route } from "./+types/route.ts";

/** The calendar entry of a party without an account as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const token = tokenIn(url.searchParams.get("token"));
  if (!token) throw data(null, { status: 404 });
  const { fileName, content } = unwrap(
    await readGuestCalendar({ client: games, path: { token }, query: { locale } }),
  );
  return new Response(content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
