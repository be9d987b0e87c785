import { dayParts, formatFigures } from "@takujo/i18n/format-day";
import { useLocale } from "../routing/use-locale.ts";

type FigureDateProps = {
  date: string;
  /** For places where the year is already shown. */
  withoutYear?: boolean | undefined;
};

export function FigureDate({ date, withoutYear }: FigureDateProps) {
  return (
    <time className="figure-date num" dateTime={Object.values(dayParts(date)).join("-")}>
      {formatFigures(date, useLocale(), withoutYear)}
    </time>
  );
}
