import { answerReminder, readReminder } from "@takujo/contracts/generated/games/sdk.gen";
import { venueDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { problemOf } from "../../user/refusal.server.ts";

const answers = ["coming", "cancel"] as const;
export type Answer = (typeof answers)[number];

const answerOf = (value: unknown): Answer | null => answers.find((one) => one === value) ?? null;

const oneDay = 86_400_000;

function daysUntil(date: string, now: number): number {
  return Math.round((Date.parse(venueDay(date)) - Date.parse(venueDay(new Date(now)))) / oneDay);
}

/** Only reads, because mail scanners open links. */
export async function readAnswerPage({ games, locale }: Visit, query: URLSearchParams) {
  const token = query.get("token") ?? "";
  const done = answerOf(query.get("done"));
  const wanted = answerOf(query.get("answer")) ?? "coming";
  const nothing = { token, done, wanted, reminder: null, daysLeft: 0 };
  // Longer than the API accepts.
  if (!token || token.length > 300) return nothing;
  const result = await readReminder({ client: games, path: { token }, query: { locale } });
  if (problemOf(result.error) === "not-found") return nothing;
  const reminder = unwrap(result);
  const daysLeft = daysUntil(reminder.session.startsAt, Date.now());
  return { token, done, wanted, reminder, daysLeft };
}

export type AnswerPage = Awaited<ReturnType<typeof readAnswerPage>>;

const known = { "too-late": "tooLate", "not-now": "notNow" } as const;

export async function receiveAnswer(request: Request, { games, locale }: Visit) {
  const form = await readForm(request);
  const token = String(form.get("token") ?? "");
  const answer = answerOf(form.get("answer"));
  if (!answer) throw data(null, { status: 400 });
  const { data: receipt, error } = await answerReminder({
    client: games,
    body: { token, answer },
  });
  const code = problemOf(error);
  if (receipt || code === "not-found") {
    const query = new URLSearchParams({ token, ...(receipt && { done: answer }) });
    return redirect(`/reservation/answer?${query}`);
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["reminder"]) });
  const name = code && code in known ? known[code as keyof typeof known] : "unavailable";
  return data({ refused: t(`reminder.refusal.${name}`) }, { status: 422 });
}
