import { readCalendarFeed } from "@takujo/contracts/generated/games/sdk.gen";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/route.ts";

/** Longer than the API accepts. */
const maxTokenLength = 200;

/** A person's reservations, for calendars that ask again and again. In the person's language, whatever the address says. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { games } = context.get(visitContext);
  const token = url.searchParams.get("token") ?? "";
  if (token === "" || token.length > maxTokenLength) throw data(null, { status: 404 });
  const { fileName, content } = unwrap(await readCalendarFeed({ client: games, path: { token } }));
  return new Response(content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
