import {
  closedDaysSchema,
  firstStepSchema,
  type SiteSettings,
  siteRowSchema,
  siteSettingsSchema,
} from "@takujo/contracts/content/site-settings";
import {
  maxClosedDays,
  maxRows,
  maxSteps,
  type SiteList,
  sellerRows,
  siteLists,
} from "@takujo/contracts/content/site-settings-fields";
import type { Problem } from "@takujo/contracts/errors";
import {
  listContent,
  listEvents,
  listTimeZones,
  readSiteSettings,
  saveSiteSettings,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ContentEntry } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { redirectDocument } from "react-router";
import * as z from "zod/mini";
import { unwrap } from "../../../api/unwrap.ts";
import { formRows, formText } from "../../../shell/form/form-schemas.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { siteSettings, underSettings } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { flattenValues } from "../../../ui/form/nested-values.ts";
import { settingsLabels, weekdayNames } from "./labels.server.ts";

const byList = <Value>(value: Value) =>
  Object.fromEntries(siteLists.map((list) => [list, value])) as Record<SiteList, Value>;

const formSchema = z.object({
  ...siteSettingsSchema.shape,
  closedDays: formRows(closedDaysSchema, maxClosedDays),
  ...byList(formRows(siteRowSchema, maxRows)),
  firstSteps: formRows(firstStepSchema, maxSteps),
  revision: z.pipe(formText(), z.transform(Number)),
  /** The time zone that the person accepted, knowing its effect on events. */
  acceptedZone: formText(),
});

/** With every list full, and an empty row below each. */
const maxFields = 800;

export async function readSettingsPage(visit: Visit) {
  const { platform: client, locale } = visit;
  const [found, zones, venues] = await Promise.all([
    readSiteSettings({ client }),
    listTimeZones({ client }),
    listContent({ client, path: { kind: "venue" }, query: { locale, limit: maxVenues } }),
  ]);
  const { settings, revision, savedAt, savedBy } = unwrap(found);
  return {
    revision,
    savedAt,
    savedBy: savedBy?.name ?? null,
    values: flattenValues(settings),
    labels: settingsLabels(locale),
    weekdays: weekdayNames(locale),
    timeZones: zoneChoices(unwrap(zones).items, settings.timeZone),
    venues: venueChoices(unwrap(venues).items, settings.venue, locale),
    missing: sellerRows.filter((row) => settings.seller[row].ja === ""),
  };
}

/** With how far their clocks are from UTC now, and the chosen one in any case. */
function zoneChoices(zones: string[], chosen: string) {
  const names = zones.includes(chosen) ? zones : [chosen, ...zones];
  return names.map((name) => {
    const format = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "shortOffset" });
    const parts = format.formatToParts(new Date());
    const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    return { name, offset: offset.replace("GMT", "UTC") };
  });
}

/** The API's limit per call. */
const maxVenues = 100;

/** Public venues, and the chosen one, even if it was hidden since. */
function venueChoices(venues: ContentEntry[], chosen: string, locale: Locale) {
  const choices = venues
    .filter(({ publishedAt, slug }) => publishedAt !== null || slug === chosen)
    .map(({ slug, titles }) => ({ slug, name: titles[locale] || titles.ja || slug }));
  const isThere = chosen === "" || choices.some(({ slug }) => slug === chosen);
  return isThere ? choices : [...choices, { slug: chosen, name: chosen }];
}

export type SettingsPage = Awaited<ReturnType<typeof readSettingsPage>>;

export const parseSettings = (request: Request, locale: Locale) =>
  parseForm(request, formSchema, validationWords(locale), maxFields);

/** Answers with a new document, because the one that is open has the former texts. */
export async function receiveSettings(request: Request, visit: Visit) {
  const { locale, platform: client } = visit;
  const sent = request.clone();
  const parsed = await parseSettings(request, locale);
  if (!parsed.ok) return refuse(parsed);
  const { revision, acceptedZone, ...settings } = parsed.value;
  const values = async () => formValues(await readForm(sent, maxFields));
  const question =
    acceptedZone === settings.timeZone ? null : await zoneQuestion(visit, settings.timeZone);
  if (question) {
    const errors = { acceptedZone: question };
    return refuse({ ok: false, values: await values(), errors, formErrors: [] });
  }
  const { error, response } = await saveSiteSettings({
    client,
    body: { revision, settings: settings as SiteSettings },
  });
  if (response?.ok) return redirectDocument("/admin/settings?done=saved");
  const { code = "unavailable", reason } = (error as Partial<Problem> | undefined) ?? {};
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminSettings"]) });
  const sentence =
    code === "changed-meanwhile"
      ? t("adminSettings.refusal.changed")
      : reason === "time-zone"
        ? t("adminSettings.refusal.timeZone")
        : reason === "logo"
          ? t("adminSettings.refusal.logo")
          : t("adminSettings.refusal.other", { code });
  return refuse({ ok: false, values: await values(), errors: {}, formErrors: [sentence] });
}

/** Effect of a new time zone on known events: their number, and the next one as an example. */
export async function zoneQuestion(
  { platform: client, locale }: Visit,
  timeZone: string,
): Promise<string | null> {
  const now = siteSettings();
  if (timeZone === now.timeZone) return null;
  const { items, count, more } = unwrap(await listEvents({ client, query: { locale, limit: 1 } }));
  const [next] = items;
  if (!next) return null;
  const shown = () => formatMonthDayTime(next.startsAt, locale);
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminSettings"]) });
  return t("adminSettings.zoneQuestion", {
    count,
    many: String(more),
    title: next.title,
    before: shown(),
    after: underSettings({ ...now, timeZone }, shown),
  });
}
