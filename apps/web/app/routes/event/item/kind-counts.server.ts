import type { Locale } from "@takujo/contracts/locale";
import { formatYen } from "@takujo/i18n/format-yen";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { kindField, maxPeople, ordinaryCount } from "../seat-kinds.ts";
import type { EventData } from "./item.server.ts";

/** What can be chosen, in words; null where there is nothing to choose. */
export function kindCounts({ fee, kinds, reservation }: EventData, locale: Locale) {
  if (!reservation || kinds.length === 0) return null;
  const t = createTranslator({ locale, messages: messagesOf(locale, ["price"]) });
  const priced = (name: string, yen: number) =>
    t("price.named", { name, price: yen === 0 ? t("price.free") : formatYen(yen) });
  return {
    path: reservation,
    legend: t("price.counts"),
    fields: [
      { name: ordinaryCount, label: priced(t("price.ordinary"), fee), first: 1 },
      ...kinds.map(({ key, name, yen }) => ({
        name: kindField(key),
        label: priced(name, yen),
        first: 0,
      })),
    ],
    counts: Array.from({ length: maxPeople + 1 }, (_, count) => t("price.people", { count })),
  };
}
