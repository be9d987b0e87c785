import { synonymValuesSchema } from "@takujo/contracts/content/search";
import type { Problem } from "@takujo/contracts/errors";
import {
  changeSynonym,
  createSynonym,
  listSynonyms,
  removeSynonym,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { type Result, unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

const separator = { ja: "、", en: ", " };

export async function readSynonyms(visit: Visit) {
  const list = unwrap(await listSynonyms({ client: visit.platform }));
  const between = separator[visit.locale];
  return {
    synonyms: list.items.map(({ id, words }) => ({ id, words: words.join(between) })),
  };
}

export async function changeSynonyms(request: Request, visit: Visit) {
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? "").trim();
  const [id, typed] = [textOf("synonym"), textOf("words")];
  const t = createTranslator({
    locale: visit.locale,
    messages: messagesOf(visit.locale, ["adminSynonym"]),
  });
  const refuse = (error: string) => data({ error, id, words: typed }, { status: 422 });
  const client = visit.platform;
  const path = { synonymId: id };
  const isRemoval = form.get("intent") === "remove";
  const body = { words: wordsIn(typed) };
  if (!isRemoval && !synonymValuesSchema.safeParse(body).success) {
    return refuse(t("adminSynonym.refusal.words"));
  }
  const answer: Result<unknown> = isRemoval
    ? await removeSynonym({ client, path })
    : id
      ? await changeSynonym({ client, path, body })
      : await createSynonym({ client, body });
  if (!answer.response?.ok) {
    const code = (answer.error as Partial<Problem> | undefined)?.code ?? "unavailable";
    if (code === "not-now") return refuse(t("adminSynonym.refusal.full"));
    if (code === "not-found") return refuse(t("adminSynonym.refusal.gone"));
    return refuse(t("adminSynonym.refusal.other", { code }));
  }
  return redirect(`/admin/synonym?done=${isRemoval ? "removed" : "saved"}`);
}

const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[、,，\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  ),
];
