import { clock, formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/use-locale.ts";
import type { EntryView } from "./server-audit.ts";

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Of a call that was made in another person's name. */
const callOfApi = /^(?:POST|PUT|PATCH|DELETE) \//;

/** The audit keeps plain names. What has no words yet is shown by its name, so that nothing is hidden. */
export function useAuditWords() {
  const t = useTranslations("adminAudit");
  const locale = useLocale();
  const wordsOr = (key: string, name: string): string =>
    t.has(key as never) ? t(key as never) : name;

  return {
    action(name: string): string {
      if (callOfApi.test(name)) return t("inAnothersName");
      const [group, deed] = name.split(".");
      return wordsOr(`actions.${group}.${deed}`, name);
    },
    kind: (name: string): string => wordsOr(`kinds.${name}`, name),
    field: (name: string): string => wordsOr(`fields.${name}`, name),
    value(value: EntryView["changes"][number]["before"]): string {
      if (value === null || value === "") return t("nothing");
      if (typeof value === "boolean") return t(value ? "yes" : "no");
      if (typeof value === "number") return value.toLocaleString("en");
      if (moment.test(value)) return `${formatDay(value, locale)} ${clock(value)}`;
      return /^[a-z-]+$/.test(value) ? wordsOr(`values.${value}`, value) : value;
    },
  };
}
