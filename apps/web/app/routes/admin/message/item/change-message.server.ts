import {
  discardMessage,
  resendMessage,
  saveMessage,
  sendMessage,
  stopMessage,
  takeBackMessage,
  testMessage,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { messageSegmentNames } from "@takujo/contracts/inbox/message-form";
import { messageRules } from "@takujo/contracts/inbox/message-rules";
import { isUuid } from "@takujo/contracts/is-uuid";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import type { Result } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { messagePath } from "../message-path.ts";
import { messageWords, refusalSentence } from "../refusal.server.ts";
import { type MessageRefusal, type MessageValues, momentOf } from "./message-values.ts";

interface MessageSubmission {
  form: FormData;
  visit: Visit;
  messageId: string;
}

const refuse = (faults: string[], values: MessageValues | null = null) =>
  data<MessageRefusal>({ faults, values }, { status: 422 });

export async function changeMessage(request: Request, visit: Visit, messageId: string) {
  const sent = { form: await readForm(request), visit, messageId };
  switch (sent.form.get("intent")) {
    case "count":
    case "save":
    case "test":
    case "ask":
      return receiveDraft(sent);
    case "send":
      return receiveSend(sent);
    case "take-back":
      return answer(sent, takeBackMessage, "taken-back");
    case "stop":
      return answer(sent, stopMessage, "stopped");
    case "resend":
      return receiveResend(sent);
    case "discard":
      return receiveDiscard(sent);
    default:
      throw data(null, { status: 400 });
  }
}

const draftSchema = z.object({
  subjectJa: z.string().check(...messageRules.subject),
  bodyJa: z.string().check(...messageRules.body),
  subjectEn: z.string().check(...messageRules.subject),
  bodyEn: z.string().check(...messageRules.body),
  version: z.coerce.number(),
});

function valuesOf(form: FormData): MessageValues {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    sessionId: text("sessionId"),
    segments: messageSegmentNames.filter((name) => form.getAll("segments").includes(name)),
    subjectJa: text("subjectJa"),
    bodyJa: text("bodyJa"),
    subjectEn: text("subjectEn"),
    bodyEn: text("bodyEn"),
    calls: form.get("calls") === "on",
    when: form.get("when") === "later" ? "later" : "now",
    at: text("at"),
    person: text("person"),
  };
}

/** Every button of the composer saves first, so that typed text is safe whatever the result. */
async function receiveDraft({ form, visit, messageId }: MessageSubmission) {
  const t = messageWords(visit);
  const values = valuesOf(form);
  const read = z.safeParse(draftSchema, { ...values, version: form.get("version") });
  if (!read.success) return refuse([t("adminMessage.refusal.long")], values);
  const { segments, sessionId, calls, person } = values;
  const draft = {
    ...read.data,
    segments: messageSegmentNames.filter((name) => segments.includes(name)),
    sessionId: sessionId || null,
    calls,
  };
  const call = { client: visit.platform, path: { messageId } };
  const { data: saved, error } = await saveMessage({ ...call, body: draft });
  if (!saved) return refuse([refusalSentence(error, visit)], values);
  const intent = form.get("intent");
  if (intent === "count") return redirect(messagePath(messageId, { person }));
  if (intent === "save") return redirect(messagePath(messageId, { person, done: "saved" }));
  // Problems are found when the page is read again, and shown there.
  if (intent === "ask") {
    const at = momentOf(values) ?? "";
    return redirect(messagePath(messageId, { person, ask: "send", at }));
  }
  const test = { personId: person, version: saved.version };
  const { data: tested, error: refused } = await testMessage({ ...call, body: test });
  if (!tested && problemOf(refused) === "invalid-input") {
    return redirect(messagePath(messageId, { person, ask: "test" }));
  }
  if (!tested) return refuse([refusalSentence(refused, visit)]);
  return redirect(messagePath(messageId, { person, done: "tested" }));
}

async function receiveSend({ form, visit, messageId }: MessageSubmission) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const body = {
    version: Number(text("version")) || 0,
    at: text("at") || null,
    urgentReason: text("urgentReason").slice(0, 200) || null,
  };
  const { data: sent, error } = await sendMessage({
    client: visit.platform,
    path: { messageId },
    body,
    headers: { "idempotency-key": submissionKey(messageId, body) },
  });
  if (!sent) return refuse([refusalSentence(error, visit)]);
  return redirect(messagePath(messageId, { done: "sent" }));
}

type Call = (options: {
  client: Visit["platform"];
  path: { messageId: string };
}) => Promise<Result<unknown>>;

async function answer({ visit, messageId }: MessageSubmission, call: Call, done: string) {
  const { response, error } = await call({ client: visit.platform, path: { messageId } });
  if (!response?.ok) return refuse([refusalSentence(error, visit)]);
  return redirect(messagePath(messageId, { done }));
}

/** One whose mail failed or, without a name, all of them. */
async function receiveResend({ form, visit, messageId }: MessageSubmission) {
  const recipient = String(form.get("recipient") ?? "");
  const { data: sent, error } = await resendMessage({
    client: visit.platform,
    path: { messageId },
    body: { recipientId: isUuid(recipient) ? recipient : null },
  });
  if (!sent) return refuse([refusalSentence(error, visit)]);
  return redirect(messagePath(messageId, { done: "resent" }));
}

async function receiveDiscard({ visit, messageId }: MessageSubmission) {
  const { response, error } = await discardMessage({
    client: visit.platform,
    path: { messageId },
  });
  if (!response?.ok) return refuse([refusalSentence(error, visit)]);
  return redirect(messagePath("", { done: "discarded" }));
}
