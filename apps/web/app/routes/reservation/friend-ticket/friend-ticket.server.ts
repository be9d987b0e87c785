import {
  choosePlate,
  readFriendsCompany,
  readFriendTicket,
  returnFriendSeat,
} from "@takujo/contracts/generated/games/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { problemOf } from "../../user/refusal.server.ts";
import { friendRefusal } from "../friend/friend.server.ts";
import { friendTicketPath } from "../friend/friend-path.ts";
import { tokenIn } from "../guest/guest.server.ts";
import { ticketQr } from "../ticket-qr.server.ts";

const withTicket = ["confirmed", "attended"];

export async function readFriendTicketPage({ games, locale }: Visit, query: URLSearchParams) {
  const token = tokenIn(query.get("token"));
  const nothing = { token, ticket: null, qr: null, company: null };
  if (!token) return nothing;
  const [result, { data: company = null }] = await Promise.all([
    readFriendTicket({ client: games, path: { token }, query: { locale } }),
    readFriendsCompany({ client: games, path: { token } }),
  ]);
  if (problemOf(result.error) === "not-found") return nothing;
  const ticket = unwrap(result);
  const qr = withTicket.includes(ticket.state) ? ticketQr(ticket.code) : null;
  return { ...nothing, ticket, qr, company };
}

/** Gives the seat back, or shows and hides the name. */
export async function receiveFriendTicket(request: Request, { games: client, locale }: Visit) {
  const form = await readForm(request);
  const token = tokenIn(form.get("token"));
  const intent = form.get("intent");
  if (intent === "plate") {
    const showsName = form.get("showsName") === "on";
    const { data: chosen, error } = await choosePlate({ client, body: { token, showsName } });
    return chosen ? redirect(friendTicketPath(token)) : refuse(error);
  }
  if (intent !== "return") throw data(null, { status: 400 });
  const { data: ended, error } = await returnFriendSeat({ client, body: { token } });
  return ended ? redirect(friendTicketPath(token)) : refuse(error);

  function refuse(error: unknown) {
    return data({ refused: friendRefusal(error, locale) }, { status: 422 });
  }
}
