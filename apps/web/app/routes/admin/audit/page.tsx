import { maxAuditEntriesCounted } from "@takujo/contracts/insight/admin-counts";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { AdminHead } from "../admin-head.tsx";
import { addressOf } from "../list/address-of.ts";
import type { Route } from "./+types/page.ts";
import { loadAudit } from "./audit.server.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import "./audit.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadAudit(context.get(visitContext), url.searchParams);

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { query, days, count, next, actors, groups } = loaderData;
  const t = useTranslations("adminAudit");
  const locale = useLocale();
  const isMore = count === maxAuditEntriesCounted;
  const pathAfter = (after: string) => addressOf("/admin/audit", { ...query, after });
  return (
    <>
      <AdminHead title={t("heading")} note={t("note")} />
      {/* Remounted with the address, so that back and forward also reset the fields. */}
      <AuditFilters key={pathAfter("")} query={query} actors={actors} groups={groups} />
      {days.length === 0 ? (
        <EmptyState kind="search" title={t("empty.heading")}>
          {t("empty.body")}
        </EmptyState>
      ) : (
        <div className="audit-days">
          {days.map(({ day, entries }) => (
            <section key={day} aria-labelledby={`audit-${day}`}>
              <h2 id={`audit-${day}`}>{formatFullDay(day, locale)}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <AuditEntry entry={entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div className="audit-foot">
        <p className="admin-note">{t.rich(isMore ? "countOrMore" : "count", { count, num })}</p>
        <div className="admin-actions">
          {query.after && (
            <ButtonLink variant="quiet" to={pathAfter("")}>
              {t("newest")}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="line" to={pathAfter(next)}>
              {t("earlier")}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}
