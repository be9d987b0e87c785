import {
  maxTemplateNameLength,
  maxTemplates,
} from "@takujo/contracts/content/editing/editing-limits";
import { templateNameSchema } from "@takujo/contracts/content/editing/event-template";
import type { Problem } from "@takujo/contracts/errors";
import {
  createContent,
  listEventTemplates,
  removeEventTemplate,
  renameEventTemplate,
  saveEventTemplate,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { daySchema } from "@takujo/contracts/moment";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { type Result, unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { eventPath, templatePath } from "../event-path.ts";

/** The refusal, with the typed values. */
export interface TemplateAnswer {
  /** Its id; empty for one that was to be saved. */
  template: string;
  name: string;
  field: "day" | "name";
  refusal: string;
}

export async function readTemplates(visit: Visit, address: URLSearchParams) {
  const { platform: client, locale } = visit;
  const list = await listEventTemplates({ client, query: { locale } });
  const { items } = unwrap(list);
  return { items, removed: items.find(({ id }) => id === address.get("remove")) ?? null };
}

/** Begins an event with a template, renames one or removes one. */
export async function changeTemplates(request: Request, visit: Visit) {
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const [id, name, intent] = [typed("template"), typed("name"), typed("intent")];
  const client = visit.platform;
  const path = { templateId: id };
  const refuse = (refusal: string) =>
    data<TemplateAnswer>({ template: id, name, field: fieldOf(intent), refusal }, { status: 422 });
  const t = translator(visit);
  if (intent === "create") {
    const day = daySchema.safeParse(typed("day"));
    if (!day.success && typed("undated") === "") return refuse(t("adminEventTemplate.refusal.day"));
    const body = { template: id, ...(day.success && { day: day.data }) };
    const made = await createContent({ client, path: { kind: "event" }, body });
    if (!made.data) return refuse(refusalOf(visit, made));
    return redirect(`${eventPath(made.data.id)}?done=begun`);
  }
  if (intent === "remove") {
    const removed = await removeEventTemplate({ client, path });
    return removed.response?.ok
      ? redirect(`${templatePath}?done=removed`)
      : refuse(refusalOf(visit, removed));
  }
  if (intent !== "rename") throw data(null, { status: 400 });
  const body = templateNameSchema.safeParse({ name });
  if (!body.success) return refuse(nameRefusal(visit));
  const renamed = await renameEventTemplate({ client, path, body: body.data });
  return renamed.data
    ? redirect(`${templatePath}?done=renamed`)
    : refuse(refusalOf(visit, renamed));
}

const fieldOf = (intent: string) => (intent === "create" ? "day" : "name");

/** Offered in the event's editor: saves the event as shown there as a template. */
export async function saveTemplate(visit: Visit, eventId: string, form: FormData) {
  const name = String(form.get("templateName") ?? "").trim();
  const refuse = (refusal: string) =>
    data<TemplateAnswer>({ template: "", name, field: "name", refusal }, { status: 422 });
  const body = templateNameSchema.safeParse({ name });
  if (!body.success) return refuse(nameRefusal(visit));
  const saved = await saveEventTemplate({
    client: visit.platform,
    body: { eventId, ...body.data },
  });
  return saved.data
    ? redirect(`${eventPath(eventId)}?done=templateSaved`)
    : refuse(refusalOf(visit, saved));
}

const nameRefusal = (visit: Visit) =>
  translator(visit)("adminEventTemplate.refusal.name", { max: maxTemplateNameLength });

function refusalOf(visit: Visit, { error }: Result<unknown>): string {
  const t = translator(visit);
  const { code = "unavailable", reason } = (error ?? {}) as Partial<Problem>;
  if (reason === "name-taken") return t("adminEventTemplate.refusal.name-taken");
  if (reason === "full") return t("adminEventTemplate.refusal.full", { limit: maxTemplates });
  if (code === "not-found") return t("adminEventTemplate.refusal.gone");
  return t("adminEventTemplate.refusal.other", { code });
}

const translator = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminEventTemplate"]) });
