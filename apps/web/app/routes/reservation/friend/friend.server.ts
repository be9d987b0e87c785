import type { Problem } from "@takujo/contracts/errors";
import {
  declineFriendSeat,
  readInvitation,
  takeFriendSeat,
  takeFriendSeatWithAccount,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { tokenIn } from "../guest/guest.server.ts";
import { friendPath, friendTicketPath } from "./friend-path.ts";

/** Only reads, because whatever shows a preview of a link opens it. */
export async function readFriendPage(visit: Visit, query: URLSearchParams) {
  const { games, locale } = visit;
  const token = tokenIn(query.get("token"));
  const nothing = { head: {}, token, invitation: null, isSignedIn: false, isDeclined: false };
  if (!token) return nothing;
  const result = await readInvitation({ client: games, path: { token }, query: { locale } });
  if (problemOf(result.error) === "not-found") return nothing;
  const invitation = unwrap(result);
  const t = translatorOf(locale);
  const { sender, event } = invitation;
  return {
    ...nothing,
    // What previews of the link show: the sender's nickname and the event, nothing else.
    head: {
      title: t("friendSeat.open.title", { sender }),
      description: event.title,
    },
    invitation,
    isSignedIn: (await visit.visitor()).signedIn,
    isDeclined: query.get("done") === "declined" && invitation.state === "ended",
  };
}

/** Accepts or declines the seat. Signed-in people take it into their account. */
export async function receiveFriend(request: Request, visit: Visit) {
  const { games: client, locale } = visit;
  const form = await readForm(request);
  const token = tokenIn(form.get("token"));
  const intent = form.get("intent");
  if (intent === "decline") {
    const { data: ended, error } = await declineFriendSeat({ client, body: { token } });
    return ended ? redirect(friendPath(token, "declined")) : refuse(error, locale, form);
  }
  if (intent !== "take") throw data(null, { status: 400 });
  const nickname = String(form.get("nickname") ?? "");
  const language = form.get("language") === "en" ? ("en" as const) : ("ja" as const);
  const { signedIn } = await visit.visitor();
  const { data: taken, error } = signedIn
    ? await takeFriendSeatWithAccount({ client, body: { token, nickname, language } })
    : await takeFriendSeat({
        client,
        body: { token, nickname, language, email: String(form.get("email") ?? ""), locale },
      });
  return taken ? redirect(friendTicketPath(taken.ticket)) : refuse(error, locale, form);
}

const reasons = { taken: "taken", yours: "yours", open: "open" } as const;

/** The sentence for a refusal of anything about places of a party. */
export function friendRefusal(error: unknown, locale: Locale): string {
  const t = translatorOf(locale);
  const code = problemOf(error);
  const { reason = "" } = (error ?? {}) as Partial<Problem>;
  if (code === "invalid-input") return t("friendSeat.refusal.invalid");
  if (code === "too-many-requests") return t("friendSeat.refusal.tooMany");
  if (code === "already-arrived") return t("friendSeat.refusal.arrived");
  if (code !== "not-now" && code !== "not-found") return t("friendSeat.refusal.unavailable");
  const named = reason in reasons ? reasons[reason as keyof typeof reasons] : "over";
  return t(`friendSeat.refusal.${named}`);
}

function refuse(error: unknown, locale: Locale, form: FormData) {
  const typed = {
    nickname: String(form.get("nickname") ?? ""),
    email: String(form.get("email") ?? ""),
  };
  const isMailRefused = typed.email !== "" && problemOf(error) === "too-many-requests";
  const refused = isMailRefused
    ? translatorOf(locale)("friendSeat.refusal.tooManyMails")
    : friendRefusal(error, locale);
  return data({ refused, typed }, { status: 422 });
}

const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["friendSeat"]) });
