import { formatFullDayTime, formatMonth, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ChartLine, FileText } from "../../../ui/generated/admin-icons.ts";
import { currentAdmin } from "../admin.server.ts";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead } from "../admin-head.tsx";
import { CsvChoice, CsvMenu } from "../csv-menu.tsx";
import { MonthPicker } from "../month-picker.tsx";
import type { Route } from "./+types/page.ts";
import { UnfinishedMonth } from "./change.tsx";
import { FeeBox } from "./fee-box.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { KindBox } from "./kind-box.tsx";
import type { Months } from "./months.ts";
import { LeadTimeBox, NoShowBox, VisitorsBox, WaitlistBox } from "./people-boxes.tsx";
import { AttendanceBox, GameBox, WeekdayBox } from "./seat-boxes.tsx";
import { loadStatistics } from "./statistics.server.ts";
import { statisticsFile, statisticsPath } from "./statistics-query.ts";
import "./statistics.css";

export { record as handle } from "./record.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [admin, statistics] = await Promise.all([
    currentAdmin(visit),
    loadStatistics(visit, url.searchParams),
  ]);
  return { admin, statistics };
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { admin, statistics } = loaderData;
  const { chosen, before, next, isUnknownMonth } = statistics;
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  if (!chosen) {
    return (
      <AdminFrame admin={admin}>
        <AdminHead title={t("heading")} />
        <EmptyState kind="search" title={t("none.heading")}>
          {t("none.body")}
        </EmptyState>
      </AdminFrame>
    );
  }
  const { events, sessions, countedAt, month } = chosen;
  return (
    <AdminFrame admin={admin}>
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
    </AdminFrame>
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
        <AttendanceBox {...months} />
        <WeekdayBox {...months} />
        <GameBox {...months} />
        <NoShowBox {...months} />
        <LeadTimeBox {...months} />
        <VisitorsBox {...months} />
        <WaitlistBox {...months} />
        <FeeBox {...months} />
        <KindBox {...months} />
      </div>
    </UnfinishedMonth>
  );
}
