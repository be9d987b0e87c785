import { clock, formatMonthDay, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { num } from "../../../shell/num.tsx";
import { StaticHtml } from "../../../shell/static-html.tsx";
import { useLocale } from "../../../shell/use-locale.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ScanLine } from "../../../ui/generated/admin-icons.ts";
import { Plus } from "../../../ui/generated/icons.ts";
import { MoreLink } from "../../../ui/more-link.tsx";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead } from "../admin-head.tsx";
import { currentAdmin } from "../server-admin.ts";
import type { Route } from "./+types/page.ts";
import { DecisionBox } from "./decision-box.tsx";
import { InquiryBox } from "./inquiry-box.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { QueueBox } from "./queue-box.tsx";
import { loadDashboard } from "./server-dashboard.tsx";
import { TodayTable } from "./today-table.tsx";
import { useRefresh } from "./use-refresh.ts";
import "./dashboard.css";

export async function loader({ context }: Route.LoaderArgs) {
  const [admin, dashboard] = await Promise.all([
    currentAdmin(context.get(visitContext)),
    loadDashboard(context),
  ]);
  return { admin, dashboard };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { admin, dashboard } = loaderData;
  const t = useTranslations("adminDashboard");
  const locale = useLocale();
  useRefresh();
  const { now, sessions, waiting, undecidedTables, inquiries, percentReserved } = dashboard;
  const [day, weekday] = [formatMonthDay(now, locale), formatWeekday(now, locale)];
  return (
    <AdminFrame admin={admin}>
      <AdminHead
        title={t("heading", { day, weekday })}
        note={
          <>
            {t("asOf", { time: clock(now) })}
            <span className="dashboard-refreshing">{t("refreshing")}</span>
          </>
        }
      >
        <Form method="post" action="/admin/event">
          <Button type="submit" name="intent" value="create" variant="line" icon={<Plus />}>
            {t("createEvent")}
          </Button>
        </Form>
        <ButtonLink to="/reception" icon={<ScanLine />}>
          {t("openReception")}
        </ButtonLink>
      </AdminHead>
      <KeyFigures today={dashboard.today} waiting={waiting} inquiries={inquiries} now={now} />
      <div className="dashboard">
        <div>
          {/* The table inside is the region of this name. */}
          <div className="admin-box dashboard-sessions">
            <div className="admin-box-head">
              <h2>{t("today.heading")}</h2>
              <MoreLink to="/admin/event">{t("today.all")}</MoreLink>
            </div>
            {sessions.length > 0 ? (
              <TodayTable sessions={sessions} />
            ) : (
              <p className="dashboard-nothing">{t("today.none")}</p>
            )}
          </div>
          <section className="admin-box" aria-labelledby="dashboard-coming">
            <div className="admin-box-head">
              <h2 id="dashboard-coming">{t("coming.heading")}</h2>
              {percentReserved !== null && (
                <span className="admin-note">
                  {t.rich("coming.average", { percent: percentReserved, num })}
                </span>
              )}
            </div>
            <StaticHtml html={dashboard.comingChart} />
            <p className="dashboard-legend" aria-hidden="true">
              <span>
                <i className="dashboard-legend-today" />
                {t("coming.legend.today")}
              </span>
              <span>
                <i className="dashboard-legend-reserved" />
                {t("coming.legend.reserved")}
              </span>
              <span>
                <i className="dashboard-legend-capacity" />
                {t("coming.legend.capacity")}
              </span>
            </p>
          </section>
          <DecisionBox tables={undecidedTables} />
        </div>
        <div>
          <QueueBox waiting={waiting} />
          <InquiryBox latest={inquiries.latest} now={now} />
          <section className="admin-box" aria-labelledby="dashboard-past">
            <div className="admin-box-head">
              <h2 id="dashboard-past">{t("past.heading")}</h2>
              <span className="admin-note">{t("past.note")}</span>
            </div>
            <StaticHtml html={dashboard.pastChart} />
          </section>
        </div>
      </div>
    </AdminFrame>
  );
}
