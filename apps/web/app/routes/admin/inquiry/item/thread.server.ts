import type { Problem } from "@takujo/contracts/errors";
import {
  assignInquiry,
  listCannedTexts,
  noteOnInquiry,
  readInquiry,
  replyToInquiry,
  setInquiryState,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { submissionField } from "@takujo/contracts/submission";
import { clock, formatFigures, withTime } from "@takujo/i18n/format-date";
import { data, redirect } from "react-router";
import { type Result, unwrap } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { headline, inquiryWords, readInquiryQuery } from "../inquiries.server.ts";
import { inquiryPath } from "../inquiry-query.ts";

/** One inquiry with its messages, and the canned texts for a reply. */
export async function readThread(visit: Visit, inquiryId: string, chosenText: string | null) {
  const [thread, texts] = await Promise.all([
    readInquiry({ client: visit.platform, path: { inquiryId } }).then(unwrap),
    listCannedTexts({ client: visit.platform }).then(unwrap),
  ]);
  const canned = texts.items.flatMap(({ id, title, ja, en }) => {
    const text = thread.replyLocale === "en" ? en : ja;
    return text ? [{ id, title, text }] : [];
  });
  const { createdAt, messages, ...facts } = thread;
  return {
    ...facts,
    title: headline(thread.body).title,
    at: momentOf(createdAt, visit.locale),
    messages: messages.map((message) => ({ ...message, when: momentOf(message.at, visit.locale) })),
    canned,
    nonce: crypto.randomUUID(),
    /** Chosen by a link, for browsers without a script. */
    draft: canned.find(({ id }) => id === chosenText)?.text ?? "",
  };
}

/** 04.17 17:40 / 17 Apr, 17:40 */
const momentOf = (date: string, locale: Locale) =>
  withTime(formatFigures(date, locale, true), clock(date), locale);

export type ThreadView = Awaited<ReturnType<typeof readThread>>;

interface Change {
  request: Request;
  visit: Visit;
  inquiryId: string;
}

const maxBodyLength = 4_000;
const intents = ["reply", "note", "assign", "close", "reopen"] as const;

export async function changeInquiry({ request, visit, inquiryId }: Change) {
  const form = await readForm(request);
  const intent = intents.find((candidate) => candidate === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const t = inquiryWords(visit);
  const body = String(form.get("body") ?? "").trim();
  const refuse = (error: string) => data({ error, body }, { status: 422 });
  if (intent === "reply" || intent === "note") {
    if (!body) return refuse(t("adminInquiry.refusal.empty"));
    if (body.length > maxBodyLength) return refuse(t("adminInquiry.refusal.long"));
  }
  const call = { client: visit.platform, path: { inquiryId } };
  const said = { inquiryId, intent, body };
  const headers = {
    "idempotency-key": submissionKey(String(form.get(submissionField) ?? ""), said),
  };
  const calls = {
    reply: () => replyToInquiry({ ...call, body: { body }, headers }),
    note: () => noteOnInquiry({ ...call, body: { body }, headers }),
    assign: () =>
      assignInquiry({ ...call, body: { assigneeId: String(form.get("assignee") ?? "") || null } }),
    close: () => setInquiryState({ ...call, body: { state: "closed" } }),
    reopen: () => setInquiryState({ ...call, body: { state: "open" } }),
  };
  const answer: Result<unknown> = await calls[intent]();
  if (!answer.response?.ok) {
    const code = (answer.error as Partial<Problem> | undefined)?.code ?? "unavailable";
    return refuse(t("adminInquiry.refusal.other", { code }));
  }
  const back = inquiryPath(readInquiryQuery(new URL(request.url).searchParams), inquiryId);
  return redirect(`${back}${back.includes("?") ? "&" : "?"}done=${intent}`);
}
