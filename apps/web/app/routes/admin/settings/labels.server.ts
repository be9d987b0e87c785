import {
  sellerRows,
  siteLists,
  siteTexts,
  type TextPart,
  textParts,
  weekdays,
} from "@takujo/contracts/content/site-settings-fields";
import { type Locale, locales } from "@takujo/contracts/locale";
import { addDays } from "@takujo/contracts/venue-time";
import { formatWeekday } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";

const inBoth = ["name", "address", "access", "hoursNote", "senderName"] as const;
const once = [
  "logo",
  "accent",
  "tableNames",
  "timeZone",
  "acceptedZone",
  "postalCode",
  "telephone",
  "email",
  "closedDays",
  "replyTo",
  "line",
  "invoiceNumber",
  "venue",
  "roomPlan",
] as const;
const rowLists = [...siteLists, "firstSteps"] as const;

/** Monday of any week. */
const monday = "2026-11-16";

/** Of the weekdays, Monday first. */
export const weekdayNames = (locale: Locale): string[] =>
  weekdays.map((_, index) => formatWeekday(addDays(monday, index), locale, "long"));

/** By control name, such as `address.ja`. Without `saysLanguage`, the language stands beside the label. */
export function settingsLabels(locale: Locale, saysLanguage = true): Record<string, string> {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminSettings", "seller"]) });
  const bilingual = (name: string, label: string) =>
    locales.map((language) => [
      `${name}.${language}`,
      saysLanguage
        ? t("adminSettings.inLanguage", { label, language: t(`adminSettings.${language}`) })
        : label,
    ]);
  const days = weekdayNames(locale);
  return Object.fromEntries([
    ...inBoth.flatMap((name) => bilingual(name, t(`adminSettings.fields.${name}`))),
    ...once.map((name) => [name, t(`adminSettings.fields.${name}`)]),
    ...textParts.flatMap((part) =>
      Object.keys(siteTexts[part]).flatMap((name) =>
        bilingual(`${part}.${name}`, t(textKey(part, name))),
      ),
    ),
    ...rowLists.flatMap((list) => [
      [list, t(`adminSettings.lists.${list}`)],
      ...bilingual(`${list}.title`, t("adminSettings.rows.title")),
      ...bilingual(`${list}.body`, t("adminSettings.rows.body")),
    ]),
    ["firstSteps.at", t("adminSettings.rows.at")],
    ["firstSteps.drawing", t("adminSettings.rows.drawing")],
    ["point", t("adminSettings.fields.point")],
    ["point.latitude", t("adminSettings.fields.latitude")],
    ["point.longitude", t("adminSettings.fields.longitude")],
    ["closedDays.from", t("adminSettings.fields.closedFrom")],
    ["closedDays.until", t("adminSettings.fields.closedUntil")],
    ...weekdays.flatMap((day, index) => {
      const name = days[index] ?? "";
      return [
        [`hours.${day}`, name],
        [`hours.${day}.opens`, t("adminSettings.fields.opens", { day: name })],
        [`hours.${day}.closes`, t("adminSettings.fields.closes", { day: name })],
      ];
    }),
    ...sellerRows.flatMap((row) => bilingual(`seller.${row}`, t(`seller.rows.${row}`))),
  ]);
}

/** The names are those of the contract; a test sees that each has a label. */
const textKey = (part: TextPart, name: string) =>
  `adminSettings.${part}.${name}` as "adminSettings.texts.tagline";
