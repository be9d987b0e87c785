import { formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { Can } from "../can.tsx";
import type { DashboardView } from "./dashboard.server.ts";

/** Pending proposals of guests. Most sites have none. */
export function ProposalPanel({ events }: { events: DashboardView["proposedTables"] }) {
  const t = useTranslations("adminDashboard.proposals");
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <Can right="events">
      <section className="admin-box" aria-labelledby="dashboard-proposals">
        <div className="admin-box-head">
          <h2 id="dashboard-proposals">{t("heading")}</h2>
        </div>
        <ul className="dashboard-rows">
          {events.map(({ eventId, title, locale: language, startsAt, count }) => (
            <li key={eventId} className="dashboard-decision">
              <span>
                <b lang={language}>{title}</b>
                <small>{formatMonthDay(startsAt, locale)}</small>
              </span>
              <Tag tone="gold">{t("count", { count })}</Tag>
              <ButtonLink
                variant="quiet"
                to={`/admin/event/${eventId}/table`}
                aria-label={t("openOf", { title })}
              >
                {t("open")}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </Can>
  );
}
