import {
  decideTable,
  readDashboard,
  readTableToDecide,
} from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { submissionField } from "@takujo/contracts/submission";
import { createTranslator } from "@takujo/i18n/react";
import { data, type RouterContextProvider, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Today, and how full the coming days are. */
export async function loadDashboard(context: Readonly<RouterContextProvider>) {
  const { games, locale } = context.get(visitContext);
  const dashboard = unwrap(await readDashboard({ client: games, query: { locale } }));
  const { comingDays } = dashboard;
  const capacity = comingDays.reduce((sum, day) => sum + day.capacity, 0);
  const reserved = comingDays.reduce((sum, day) => sum + day.reserved, 0);
  return {
    ...dashboard,
    /** Of the coming days; null if there are no seats at all. */
    percentReserved: capacity > 0 ? Math.round((reserved / capacity) * 100) : null,
  };
}

export type DashboardView = Awaited<ReturnType<typeof loadDashboard>>;

/** Null if the address asks for none, or if it was decided meanwhile. */
export async function readTableAsked({ games, locale }: Visit, search: URLSearchParams) {
  const sessionId = search.get("decide") ?? "";
  if (!isUuid(sessionId)) return null;
  const { data: table } = await readTableToDecide({
    client: games,
    path: { sessionId },
    query: { locale },
  });
  return table ?? null;
}

export async function decide(request: Request, { games, locale }: Visit) {
  const form = await readForm(request);
  const [sessionId, decision] = [form.get("sessionId"), form.get("decision")];
  if (typeof sessionId !== "string" || !isUuid(sessionId)) throw data(null, { status: 400 });
  if (decision !== "go" && decision !== "off") throw data(null, { status: 400 });
  const body = { decision } as const;
  const { data: decided, error } = await decideTable({
    client: games,
    path: { sessionId },
    body,
    headers: {
      "idempotency-key": submissionKey(String(form.get(submissionField) ?? ""), {
        sessionId,
        ...body,
      }),
    },
  });
  if (decided) return redirect(`/admin?done=${decision}`);
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminDashboard"]) });
  const isDecided = ["not-now", "not-found"].includes(problemOf(error) ?? "");
  const sentence = t(`adminDashboard.decisions.${isDecided ? "decided" : "failed"}`);
  return refuse<FormRefusal>({ ok: false, values: {}, errors: {}, formErrors: [sentence] });
}
