import { formatFullDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import type { EntryView } from "./audit.server.ts";

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** A call made while impersonating. */
const callOfApi = /^(?:POST|PUT|PATCH|DELETE) \//;

/**
 * The audit log stores plain action names. One without a translation is shown as it is, so that nothing is hidden.
 */
export function useAuditWords() {
  const t = useTranslations("adminAudit");
  const locale = useLocale();
  const wordsOr = (key: string, name: string): string =>
    t.has(key as never) ? t(key as never) : name;

  return {
    action(name: string): string {
      if (callOfApi.test(name)) return t("inAnothersName");
      const [group, action] = name.split(".");
      return wordsOr(`actions.${group}.${action}`, name);
    },
    kind: (name: string): string => wordsOr(`kinds.${name}`, name),
    field: (name: string): string => wordsOr(`fields.${name}`, name),
    value(value: EntryView["changes"][number]["before"]): string {
      if (value === null || value === "") return t("nothing");
      if (typeof value === "boolean") return t(value ? "yes" : "no");
      if (typeof value === "number") return value.toLocaleString("en");
      if (moment.test(value)) return formatFullDayTime(value, locale);
      // One of our own words, or a list of them.
      if (!/^[a-z-]+(?:, [a-z-]+)*$/.test(value)) return value;
      const words = value.split(", ").map((one) => wordsOr(`values.${one}`, one));
      return words.join(t("separator"));
    },
  };
}
