import {
  sendFriendSeat,
  sendGuestFriendSeat,
  withdrawFriendSeat,
  withdrawGuestFriendSeat,
} from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { data, redirect } from "react-router";
import type { Visit } from "../../shell/visit.ts";
import { friendRefusal } from "./friend/friend.server.ts";

/** Whose places: a reservation of the person, or of the party whose signed link this is. */
type Holder = { id: string } | { token: string };

/** Makes a link for a place, or takes one back. */
export async function receivePlaces(
  form: FormData,
  { games: client, locale }: Visit,
  holder: Holder,
  pathOf: (done: string) => string,
) {
  const intent = form.get("intent");
  const { error, done } =
    intent === "send"
      ? { ...(await send()), done: "sent" }
      : { ...(await withdraw()), done: "withdrawn" };
  if (!error) return redirect(pathOf(done));
  return data({ refused: friendRefusal(error, locale) }, { status: 422 });

  function send() {
    const body = {
      place: Math.trunc(Number(form.get("place"))) || 0,
      message: String(form.get("message") ?? ""),
      senderPays: form.get("senderPays") === "on",
    };
    return "id" in holder
      ? sendFriendSeat({ client, path: holder, body })
      : sendGuestFriendSeat({ client, body: { ...holder, ...body } });
  }

  function withdraw() {
    const seatId = String(form.get("seatId") ?? "");
    if (intent !== "withdraw" || !isUuid(seatId)) throw data(null, { status: 400 });
    return "id" in holder
      ? withdrawFriendSeat({ client, path: { ...holder, seatId } })
      : withdrawGuestFriendSeat({ client, body: { ...holder, seatId } });
  }
}
