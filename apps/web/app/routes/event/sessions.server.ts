import { readSeats as askForSeats, listSessions } from "@takujo/contracts/generated/games/sdk.gen";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import type { EventSession, SeatsByEvent } from "./seats.ts";

// Sessions and seats come from the games API.

type Context = Readonly<RouterContextProvider>;

export async function readSessions(context: Context, slug: string): Promise<EventSession[]> {
  const { games: client, locale } = context.get(visitContext);
  return unwrap(await listSessions({ client, path: { slug }, query: { locale } })).sessions;
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
