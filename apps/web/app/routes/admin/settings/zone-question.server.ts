import { listEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { siteSettings, underSettings } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";

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
