import type { CsvEncoding } from "@takujo/contracts/csv";
import { readStatistics } from "@takujo/contracts/generated/games/sdk.gen";
import type { StatisticsSpan } from "@takujo/contracts/insight/statistics-query";
import { formatFullDayTime, formatMonth, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ChartLine, FileText } from "../../../ui/generated/admin-icons.ts";
import { AdminHead } from "../admin-head.tsx";
import { CsvChoice, CsvMenu } from "../csv-menu.tsx";
import { addressOf } from "../list/address-of.ts";
import { MonthPicker } from "../month/month-picker.tsx";
import { readMonth } from "../month/month-query.ts";
import type { Route } from "./+types/page.ts";
import { UnfinishedMonth } from "./change.tsx";
import { FeePanel } from "./fee-panel.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { KindPanel } from "./kind-panel.tsx";
import type { Months } from "./months.ts";
import { LeadTimePanel, NoShowPanel, VisitorsPanel, WaitlistPanel } from "./people-panels.tsx";
import { AttendancePanel, GamePanel, WeekdayPanel } from "./seat-panels.tsx";
import "./statistics.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const statistics = await loadStatistics(visit, url.searchParams);
  return { statistics };
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { statistics } = loaderData;
  const { chosen, before, next, isUnknownMonth } = statistics;
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  if (!chosen) {
    return (
      <>
        <AdminHead title={t("heading")} />
        <EmptyState kind="search" title={t("none.heading")}>
          {t("none.body")}
        </EmptyState>
      </>
    );
  }
  const { events, sessions, countedAt, month } = chosen;
  return (
    <>
      <AdminHead
        title={t("heading")}
        note={t("note", { events, sessions, time: formatFullDayTime(countedAt, locale) })}
      >
        <MonthPicker
          month={month}
          previous={before?.month ?? null}
          next={next}
          path={statisticsPath}
        />
        <CsvMenu>
          <CsvChoice name="month" icon={<FileText />} to={statisticsFile(month, "month")}>
            {t("csv.month")}
          </CsvChoice>
          <CsvChoice name="year" icon={<ChartLine />} to={statisticsFile(month, "year")}>
            {t("csv.year")}
          </CsvChoice>
        </CsvMenu>
      </AdminHead>
      {isUnknownMonth && (
        <div className="statistics-notice" role="status">
          <Callout tone="warning">{t("unknownMonth")}</Callout>
        </div>
      )}
      {sessions === 0 ? (
        <EmptyState
          kind="search"
          title={t("emptyMonth.heading", { month: formatMonth(month, locale) })}
        >
          {t("emptyMonth.body")}
        </EmptyState>
      ) : (
        <MonthView chosen={chosen} before={before} />
      )}
    </>
  );
}

function MonthView(months: Months) {
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  const { unrecorded, month, countedAt } = months.chosen;
  const isUnfinished = venueDay(countedAt).startsWith(month);
  return (
    <UnfinishedMonth value={isUnfinished}>
      {isUnfinished && (
        <div className="statistics-notice">
          <Callout>{t("running", { month: formatMonth(month, locale) })}</Callout>
        </div>
      )}
      {unrecorded.sessions > 0 && (
        <div className="statistics-notice">
          <Callout>{t("unrecorded", unrecorded)}</Callout>
        </div>
      )}
      <KeyFigures {...months} />
      {/* What parts of pictures are filled with besides plain colors. */}
      <svg className="statistics-patterns" width="0" height="0" aria-hidden="true">
        <pattern
          id="statistics-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" />
          <path d="M2 0V8" />
        </pattern>
      </svg>
      <div className="statistics">
        <AttendancePanel {...months} />
        <WeekdayPanel {...months} />
        <GamePanel {...months} />
        <NoShowPanel {...months} />
        <LeadTimePanel {...months} />
        <VisitorsPanel {...months} />
        <WaitlistPanel {...months} />
        <FeePanel {...months} />
        <KindPanel {...months} />
      </div>
    </UnfinishedMonth>
  );
}

const statisticsPath = (month: string) => `/admin/statistics?month=${month}`;

const statisticsFile = (month: string, span: StatisticsSpan) => (encoding: CsvEncoding) =>
  addressOf("/admin/statistics/export", { month, span, encoding });

/** The month that the address asks for; if there is no such month, the latest one, which the page says. */
async function loadStatistics({ games: client, locale }: Visit, search: URLSearchParams) {
  const { month, isRefused } = readMonth(search);
  if (month) {
    const found = await readStatistics({ client, query: { locale, month } });
    if (found.response?.status !== 404) return { ...unwrap(found), isUnknownMonth: false };
  }
  const latest = unwrap(await readStatistics({ client, query: { locale } }));
  return { ...latest, isUnknownMonth: isRefused || month !== undefined };
}
