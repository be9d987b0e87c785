import { findTicket } from "@takujo/contracts/generated/games/sdk.gen";
import { redirect } from "react-router";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/ticket-page.ts";
import { isCode } from "./scan/ticket-code.ts";

/** The address in a ticket's code. Whoever works at its reception is led to the party; everybody else to what they may open. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { games } = context.get(visitContext);
  const code = url.searchParams.get("code") ?? "";
  if (!isCode(code)) return redirect("/reception");
  const { data: ticket } = await findTicket({ client: games, path: { code } });
  if (!ticket) return redirect("/reception");
  return redirect(`/reception/${ticket.eventId}?${new URLSearchParams({ code: ticket.code })}`);
}
