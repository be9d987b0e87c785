import { listReservations } from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { AuthError } from "../../../api/auth/auth-call.ts";
import { deleteOwnAccount } from "../../../api/auth/session-calls.ts";
import { unwrap } from "../../../api/unwrap.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { notFresh } from "../sign-in-again-intent.ts";
import type { Place } from "./places.ts";

const refusals: Readonly<Record<string, DeletionRefusal>> = {
  // The auth library uses two codes for it.
  SESSION_EXPIRED: "notFresh",
  [notFresh]: "notFresh",
  ADMIN_CANNOT_LEAVE: "admin",
  NOT_WHILE_IMPERSONATING: "impersonating",
};

export type DeletionRefusal =
  | "word"
  | "places"
  | "notFresh"
  | "admin"
  | "impersonating"
  | "unavailable";

type Confirmation = {
  word: string;
  /** The ids of the reservations that the page named. */
  shown: string;
};

/**
 * Deletes the account for good. Checks the confirmation word again, because a form can be sent by accident, and that no seat
 * was taken since the page was shown.
 */
export async function deleteAccount({ word, shown }: Confirmation, visit: Visit) {
  const { auth, locale } = visit;
  const t = createTranslator({ locale, messages: messagesOf(locale, ["accountData"]) });
  const refuse = (refused: DeletionRefusal) => data({ refused, typed: word }, { status: 422 });
  if (word.trim().toLowerCase() !== t("accountData.leave.word")) return refuse("word");
  const known = new Set(shown.split(" "));
  const places = await readPlaces(visit);
  if (!places.every(({ id }) => known.has(id))) return refuse("places");
  try {
    await deleteOwnAccount(auth);
  } catch (error) {
    const code = error instanceof AuthError ? error.code : "";
    return refuse(refusals[code] ?? "unavailable");
  }
  return redirect("/");
}

export async function readPlaces({ games: client, locale }: Visit): Promise<Place[]> {
  const list = unwrap(await listReservations({ client, query: { locale } }));
  return [...list.upcoming, ...list.waiting].map(
    ({ id, state, seats, wantedSeats, event, session }) => ({
      id,
      state,
      seats,
      wantedSeats,
      event: { title: event.title, locale: event.locale },
      startsAt: session.startsAt,
    }),
  );
}
