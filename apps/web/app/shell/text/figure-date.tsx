import { dayParts } from "@takujo/i18n/format-day";

type FigureDateProps = {
  date: string;
  /** For places where the year is already shown. */
  withoutYear?: boolean | undefined;
};

export function FigureDate({ date, withoutYear }: FigureDateProps) {
  const { year, month, day } = dayParts(date);
  return (
    <time className="figure-date num" dateTime={`${year}-${month}-${day}`}>
      {withoutYear ? `${month}.${day}` : `${year}.${month}.${day}`}
    </time>
  );
}
