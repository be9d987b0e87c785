import { readSeats as askForSeats, listSessions } from "@takujo/contracts/generated/games/sdk.gen";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import type { EventSession, SeatsByEvent } from "./seats.ts";

// Sessions and seats come from the games API.

type Context = Readonly<RouterContextProvider>;

/** The answer as it is: pages that also load the event learn from that one that it has moved. */
export function askForSessions(context: Context, slug: string) {
  const { games: client, locale } = context.get(visitContext);
  return listSessions({ client, path: { slug }, query: { locale } });
}

export async function readSessions(context: Context, slug: string): Promise<EventSession[]> {
  return unwrap(await askForSessions(context, slug)).sessions;
}

/** For readers without scripts, whose page is rendered with the seats of this moment: their own reservation counts already. */
export async function readSeats(
  context: Context,
  slugs: string[],
): Promise<SeatsByEvent | undefined> {
  if (slugs.length === 0) return undefined;
  const { games: client } = context.get(visitContext);
  const headers = { "cache-control": "no-cache" };
  return unwrap(await askForSeats({ client, query: { events: slugs.join(",") }, headers })).events;
}
