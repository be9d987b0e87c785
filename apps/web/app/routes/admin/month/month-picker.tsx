import { formatMonth } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { ChevronLeft, ChevronRight } from "../../../ui/generated/icons.ts";
import "./month-picker.css";

type MonthPickerProps = {
  month: string;
  /** Null where there is nothing to show. */
  previous: string | null;
  next: string | null;
  path: (month: string) => string;
};

export function MonthPicker({ month, previous, next, path }: MonthPickerProps) {
  const t = useTranslations("admin.month");
  const locale = useLocale();
  return (
    <nav className="month-picker" aria-label={t("label")}>
      {previous ? (
        <Link
          className="icon-button"
          to={path(previous)}
          aria-label={t("previous", { month: formatMonth(previous, locale) })}
        >
          <ChevronLeft />
        </Link>
      ) : (
        <span />
      )}
      <b>{formatMonth(month, locale)}</b>
      {next ? (
        <Link
          className="icon-button"
          to={path(next)}
          aria-label={t("next", { month: formatMonth(next, locale) })}
        >
          <ChevronRight />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
