import { readCalendar } from "@takujo/contracts/generated/games/sdk.gen";
import { redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { hasId } from "../../../shell/route-check.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/calendar.ts";

/** The entry for a calendar, as a file. No page: whoever is signed out is led to the page that has the link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { games, visitor, locale } = context.get(visitContext);
  if (!hasId(params)) throw new Response(null, { status: 404 });
  const page = `/user/reservation/${params.id}/detail`;
  if (!(await visitor()).user) return redirect(`/auth/login?redirect=${page}`);
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
