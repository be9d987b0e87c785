import { clock, formatMonthDay, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form, Link } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { ScanLine } from "../../../ui/generated/admin-icons.ts";
import { Plus } from "../../../ui/generated/icons.ts";
import { currentAdmin } from "../admin.server.ts";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { type DashboardView, loadDashboard } from "./dashboard.server.ts";
import { DecisionBox } from "./decision-box.tsx";
import { elapsed } from "./elapsed.ts";
import { KeyFigures } from "./key-figures.tsx";
import { QueueBox } from "./queue-box.tsx";
import { SeatsChart } from "./seats-chart.tsx";
import { TodayTable } from "./today-table.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { useRefresh } from "./use-refresh.ts";
import "./dashboard.css";

export { record as handle } from "./record.ts";

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
          {/* The table inside is the region with this name. */}
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
            <SeatsChart days={dashboard.comingDays} locale={locale} />
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
            <TrendChart days={dashboard.pastDays} locale={locale} />
          </section>
        </div>
      </div>
    </AdminFrame>
  );
}

type InquiryBoxProps = { latest: DashboardView["inquiries"]["latest"]; now: string };

function InquiryBox({ latest, now }: InquiryBoxProps) {
  const t = useTranslations("adminDashboard");
  return (
    <section className="admin-box" aria-labelledby="dashboard-inquiries">
      <div className="admin-box-head">
        <h2 id="dashboard-inquiries">{t("inquiries.heading")}</h2>
        <MoreLink to="/admin/inquiry">{t("inquiries.open")}</MoreLink>
      </div>
      {latest.length === 0 ? (
        <p className="dashboard-nothing">{t("inquiries.none")}</p>
      ) : (
        <ul className="dashboard-rows">
          {latest.map(({ id, excerpt, name, locale, createdAt }) => {
            const { unit, count } = elapsed(createdAt, now);
            return (
              <li key={id}>
                <Link className="dashboard-inquiry" to={`/admin/inquiry/${id}`}>
                  <span className="dashboard-pair">
                    <b lang={locale}>{excerpt}</b>
                    <small>{t(`ago.${unit}`, { count })}</small>
                  </span>
                  <small>{name}</small>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
