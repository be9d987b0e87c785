import type { Problem } from "@takujo/contracts/errors";
import {
  approveTableProposal,
  declineTableProposal,
  readProposedTables,
  removeGameInterest,
  setTableRule,
} from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { isSkippedAtVenue, momentAtVenue } from "@takujo/contracts/venue-time";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { eventPath } from "../event-path.ts";

export async function readTables({ games: client, locale }: Visit, eventId: string) {
  return unwrap(await readProposedTables({ client, path: { eventId }, query: { locale } }));
}

const shownMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Value of a date field, by the venue's clock; null if empty or invalid. */
function momentIn(form: FormData, name: string): string | null {
  const shown = String(form.get(name) ?? "");
  if (!shownMoment.test(shown)) return null;
  // The API refuses what is no moment.
  if (isSkippedAtVenue(shown)) return "";
  const moment = momentAtVenue(shown);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function ruleIn(form: FormData) {
  const whole = (name: string) => Math.trunc(Number(form.get(name))) || 0;
  return {
    mostTables: whole("mostTables"),
    minSeats: whole("minSeats"),
    maxSeats: whole("maxSeats"),
    // Empty is refused by the API.
    until: momentIn(form, "until") ?? "",
    startsFrom: momentIn(form, "startsFrom"),
    endsBy: momentIn(form, "endsBy"),
  };
}

export async function receiveTables(request: Request, visit: Visit, eventId: string) {
  const { games: client, locale } = visit;
  const form = await readForm(request);
  const intent = form.get("intent");
  const id = String(form.get("id") ?? "");
  const ofEvent = { eventId };
  if (intent === "set-rule" || intent === "stop") {
    const rule = intent === "stop" ? null : ruleIn(form);
    const done = rule ? "set" : "off";
    return answer(await setTableRule({ client, path: ofEvent, body: { rule } }), done);
  }
  if (!isUuid(id)) throw data(null, { status: 400 });
  const path = { eventId, proposalId: id };
  const body = { answer: String(form.get("answer") ?? "") };
  if (intent === "approve") {
    return answer(await approveTableProposal({ client, path, body }), "approved");
  }
  if (intent === "decline") {
    return answer(await declineTableProposal({ client, path, body }), "declined");
  }
  if (intent === "remove") {
    const interest = { eventId, interestId: id };
    return answer(await removeGameInterest({ client, path: interest }), "removed");
  }
  throw data(null, { status: 400 });

  function answer({ error, response }: { error?: unknown; response?: Response }, done: string) {
    if (response?.ok) return redirect(`${eventPath(eventId)}/table?done=${done}`);
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return data({ refused: refusalOf(error, locale), typed }, { status: 422 });
  }
}

const reasons = ["off", "over", "full", "banned", "game-gone"] as const;

function refusalOf(error: unknown, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminProposedTable"]) });
  const code = problemOf(error);
  const { reason } = (error ?? {}) as Partial<Problem>;
  if (code === "invalid-input") return t("adminProposedTable.refusal.invalid");
  if (code === "not-found") return t("adminProposedTable.refusal.gone");
  if (code !== "not-now") return t("adminProposedTable.refusal.unavailable");
  const named = reasons.find((one) => one === reason);
  return t(`adminProposedTable.refusal.${named ?? "decided"}`);
}
