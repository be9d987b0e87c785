import type { Problem } from "@takujo/contracts/errors";
import {
  changeCannedText,
  createCannedText,
  listCannedTexts,
  removeCannedText,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { CannedTextValues } from "@takujo/contracts/generated/platform/types.gen";
import { data, redirect } from "react-router";
import { type Result, unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { inquiryWords } from "../inquiries.server.ts";

export async function readCannedTexts(visit: Visit) {
  const list = unwrap(await listCannedTexts({ client: visit.platform }));
  return { texts: list.items };
}

export interface CannedTextRefusal {
  error: string;
  id: string;
  values: CannedTextValues;
}

export async function changeCannedTexts(request: Request, visit: Visit) {
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? "").trim();
  const id = textOf("text");
  const path = { cannedTextId: id };
  const values = {
    title: textOf("title"),
    ja: textOf("ja"),
    en: textOf("en"),
    position: Math.min(999, Math.max(0, Math.trunc(Number(textOf("position")) || 0))),
  };
  const t = inquiryWords(visit);
  const refuse = (error: string) => data<CannedTextRefusal>({ error, id, values }, { status: 422 });
  const client = visit.platform;
  const isRemoval = form.get("intent") === "remove";
  if (!isRemoval && (!values.title || !values.ja)) return refuse(t("adminInquiry.refusal.canned"));
  const answer: Result<unknown> = isRemoval
    ? await removeCannedText({ client, path })
    : id
      ? await changeCannedText({ client, path, body: values })
      : await createCannedText({ client, body: values });
  if (!answer.response?.ok) {
    const code = (answer.error as Partial<Problem> | undefined)?.code ?? "unavailable";
    return refuse(t("adminInquiry.refusal.other", { code }));
  }
  return redirect(`/admin/canned-text?done=${isRemoval ? "removed" : "saved"}`);
}
