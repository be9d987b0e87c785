import type { Problem } from "@takujo/contracts/errors";
import {
  assignInquiry,
  noteOnInquiry,
  replyToInquiry,
  setInquiryState,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { submissionField } from "@takujo/contracts/submission";
import { data, redirect } from "react-router";
import type { Result } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { inquiryWords, readInquiryQuery } from "../inquiries.server.ts";
import { inquiryPath } from "../inquiry-query.ts";

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
