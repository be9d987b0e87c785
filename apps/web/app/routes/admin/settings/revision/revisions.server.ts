import { type SiteSettings, settingTexts } from "@takujo/contracts/content/site-settings";
import type { Problem } from "@takujo/contracts/errors";
import {
  listSiteRevisions,
  readSiteRevision,
  restoreSiteRevision,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirectDocument } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FieldChange } from "../../content/compare-documents.server.ts";
import { difference, shortened } from "../../content/difference.server.ts";
import { settingsLabels } from "../labels.server.ts";
import { zoneQuestion } from "../settings.server.ts";

/** The list of revisions, and what one of them changed. */
export async function readRevisionsPage(visit: Visit, query: URLSearchParams) {
  const { platform: client, locale } = visit;
  const list = await listSiteRevisions({ client });
  const revisions = unwrap(list).items;
  const asked = Number(query.get("number") ?? revisions[0]?.number);
  const shown = revisions.find(({ number }) => number === asked);
  if (query.has("number") && !shown) throw data(null, { status: 404 });
  const settingsOf = async (number: number) =>
    unwrap(await readSiteRevision({ client, path: { number } })).settings;
  const before = revisions.find(({ number }) => number < asked);
  const [former, settings] = await Promise.all([
    before ? settingsOf(before.number) : null,
    shown ? settingsOf(shown.number) : null,
  ]);
  const asks = query.get("ask") === "restore";
  return {
    revisions,
    shown: shown?.number ?? null,
    latest: revisions[0]?.number ?? 0,
    isFirst: before === undefined,
    changes: settings ? changesOf(former, settings, settingsLabels(locale, false)) : [],
    asks,
    zoneQuestion: asks && settings ? await zoneQuestion(visit, settings.timeZone) : null,
  };
}

function changesOf(
  before: SiteSettings | null,
  after: SiteSettings,
  labels: Record<string, string>,
): FieldChange[] {
  const old = before ? settingTexts(before) : new Map<string, string>();
  return [...settingTexts(after)].flatMap(([field, text]) => {
    const stretches = difference(old.get(field) ?? "", text);
    if (!stretches.some(({ kind }) => kind !== "same")) return [];
    const part = field.endsWith(".ja") ? "ja" : field.endsWith(".en") ? "en" : "shared";
    return [{ part, field, label: labels[field] ?? field, stretches: shortened(stretches) }];
  });
}

/** Answers with a new document, because the one that is open has the texts of now. */
export async function restoreFromForm(request: Request, visit: Visit) {
  const { platform: client, locale } = visit;
  const form = await readForm(request);
  const [number, revision] = [Number(form.get("number")), Number(form.get("revision"))];
  const isWhole = (value: number) => Number.isInteger(value) && value >= 1 && value <= 1_000_000;
  if (!isWhole(number) || !isWhole(revision)) throw data(null, { status: 400 });
  const { error, response } = await restoreSiteRevision({
    client,
    path: { number },
    body: { revision },
  });
  if (response?.ok) return redirectDocument("/admin/settings?done=restored");
  const code = (error as Partial<Problem> | undefined)?.code ?? "unavailable";
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminSettings"]) });
  const refusal =
    code === "changed-meanwhile"
      ? t("adminSettings.refusal.changed")
      : t("adminSettings.refusal.other", { code });
  return data({ refusal }, { status: 422 });
}
