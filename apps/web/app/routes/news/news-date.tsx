import { dayParts } from "@takujo/i18n/format-date";

type NewsDateProps = {
  date: string;
  /** Where the year already stands above. */
  withoutYear?: boolean | undefined;
};

export function NewsDate({ date, withoutYear }: NewsDateProps) {
  const { year, month, day } = dayParts(date);
  return (
    <time className="news-date num" dateTime={`${year}-${month}-${day}`}>
      {withoutYear ? `${month}.${day}` : `${year}.${month}.${day}`}
    </time>
  );
}
