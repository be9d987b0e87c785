import { reaches } from "@takujo/contracts/account/staff-policy";
import { clock, formatMonthDay, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link, redirect } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { ScanLine } from "../../../ui/generated/admin-icons.ts";
import { Plus } from "../../../ui/generated/icons.ts";
import { currentAdmin } from "../admin.server.ts";
import { AdminHead } from "../admin-head.tsx";
import { firstPageFor } from "../admin-menu.ts";
import { Can, CanLink } from "../can.tsx";
import type { Route } from "./+types/page.ts";
import { type DashboardView, decide, loadDashboard, readTableAsked } from "./dashboard.server.ts";
import { DecisionDialog, useDecisionOutcomes } from "./decision-dialog.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { elapsed } from "./elapsed.ts";
import { KeyFigures } from "./key-figures.tsx";
import { ProposalPanel } from "./proposal-panel.tsx";
import { QueuePanel } from "./queue-panel.tsx";
import { SeatsChart } from "./seats-chart.tsx";
import { TodayTable } from "./today-table.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { useRefresh } from "./use-refresh.ts";
import "./dashboard.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const admin = await currentAdmin(visit);
  if (!reaches(admin.rights.bookings)) throw redirect(firstPageFor(admin.rights) + url.search);
  const [dashboard, table] = await Promise.all([
    loadDashboard(context),
    readTableAsked(visit, url.searchParams),
  ]);
  return { dashboard, table, nonce: crypto.randomUUID() };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  decide(request, context.get(visitContext));

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { dashboard, table, nonce } = loaderData;
  const refusal = useActionAnswer<typeof action>();
  const t = useTranslations("adminDashboard");
  const locale = useLocale();
  useRefresh();
  const { now, sessions, waiting, undecidedTables, inquiries, percentReserved } = dashboard;
  const [day, weekday] = [formatMonthDay(now, locale), formatWeekday(now, locale)];
  return (
    <>
      <OutcomeNotice words={useDecisionOutcomes()} />
      <AdminHead
        title={t("heading", { day, weekday })}
        note={
          <>
            {t("asOf", { time: clock(now) })}
            <span className="dashboard-refreshing">{t("refreshing")}</span>
          </>
        }
      >
        <Can right="events">
          <Form method="post" action="/admin/event" navigate={false}>
            <Button type="submit" name="intent" value="create" variant="line" icon={<Plus />}>
              {t("createEvent")}
            </Button>
          </Form>
        </Can>
        <ButtonLink to="/reception" icon={<ScanLine />}>
          {t("openReception")}
        </ButtonLink>
      </AdminHead>
      {refusal && !table && (
        <div role="alert" className="dashboard-refusal">
          <Callout tone="danger">{refusal.formErrors.join(" ")}</Callout>
        </div>
      )}
      <KeyFigures today={dashboard.today} waiting={waiting} inquiries={inquiries} now={now} />
      <div className="dashboard">
        <div>
          {/* The table inside is the region with this name. */}
          <div className="admin-box dashboard-sessions">
            <div className="admin-box-head">
              <h2>{t("today.heading")}</h2>
              <Can right="events">
                <MoreLink to="/admin/event">{t("today.all")}</MoreLink>
              </Can>
            </div>
            {sessions.length > 0 ? (
              <TodayTable sessions={sessions} />
            ) : (
              <NextEvent next={dashboard.next} />
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
          <DecisionPanel tables={undecidedTables} />
          <ProposalPanel events={dashboard.proposedTables} />
        </div>
        <div>
          <QueuePanel waiting={waiting} />
          <InquiryPanel latest={inquiries.latest} now={now} />
          <section className="admin-box" aria-labelledby="dashboard-past">
            <div className="admin-box-head">
              <h2 id="dashboard-past">{t("past.heading")}</h2>
              <span className="admin-note">{t("past.note")}</span>
            </div>
            <TrendChart days={dashboard.pastDays} locale={locale} />
          </section>
        </div>
      </div>
      {table && <DecisionDialog table={table} nonce={nonce} refusal={refusal} />}
    </>
  );
}

function NextEvent({ next }: { next: DashboardView["next"] }) {
  const t = useTranslations("adminDashboard.today");
  const locale = useLocale();
  if (!next) return <p className="dashboard-nothing">{t("none")}</p>;
  const { eventId, title, startsAt, reserved, capacity } = next;
  return (
    <>
      <p className="dashboard-nothing">{t("none")}</p>
      <p className="dashboard-next">
        {t.rich("next", {
          day: formatMonthDay(startsAt, locale),
          weekday: formatWeekday(startsAt, locale),
          time: clock(startsAt),
          event: () => (
            <CanLink
              right="events"
              eventId={eventId}
              className="dashboard-event"
              to={`/admin/event/${eventId}`}
              lang={next.locale}
            >
              {title}
            </CanLink>
          ),
        })}
        <small>{t.rich("nextSeats", { reserved, capacity, num })}</small>
        <MoreLink to={`/admin/reservation?event=${eventId}`}>{t("nextRoster")}</MoreLink>
      </p>
    </>
  );
}

type InquiryPanelProps = { latest: DashboardView["inquiries"]["latest"]; now: string };

function InquiryPanel({ latest, now }: InquiryPanelProps) {
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
