import { findTicket } from "@takujo/contracts/generated/games/sdk.gen";
import { redirect } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { isCode } from "../scan/ticket-code.ts";
import type { Route } from "./+types/route.ts";

/** The address in a ticket's QR code: redirects reception staff to the party, everybody else to their own list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { games } = context.get(visitContext);
  const code = url.searchParams.get("code") ?? "";
  if (!isCode(code)) return redirect("/reception");
  const { data: ticket } = await findTicket({ client: games, path: { code } });
  if (!ticket) return redirect("/reception");
  return redirect(`/reception/${ticket.eventId}?${new URLSearchParams({ code: ticket.code })}`);
}
