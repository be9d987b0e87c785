import { cancelReservation } from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf, refusalSentence } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";

const known = { "too-late": "tooLate", "not-now": "notNow" } as const;

/** Canceling is the only action of this page; changes have their own page. */
export async function giveBack(request: Request, { games, locale }: Visit, id: string) {
  const form = await readForm(request);
  if (form.get("intent") !== "cancel") throw data(null, { status: 400 });
  const { data: receipt, error } = await cancelReservation({ client: games, path: { id } });
  if (receipt) {
    const done = receipt.state === "left" ? "left" : "cancelled";
    return redirect(`/user/reservation/${id}/detail?done=${done}`);
  }
  const code = problemOf(error);
  if (code === "not-found") throw data(null, { status: 404 });
  if (!code || !(code in known)) {
    return data({ refused: refusalSentence(error, locale) }, { status: 422 });
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["accountReservation"]) });
  const refused = t(`accountReservation.detail.refusal.${known[code as keyof typeof known]}`);
  return data({ refused }, { status: 422 });
}
