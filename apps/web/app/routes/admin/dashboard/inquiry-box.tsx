import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { MoreLink } from "../../../ui/more-link.tsx";
import { elapsed } from "./elapsed.ts";
import type { DashboardView } from "./server-dashboard.tsx";

type InquiryBoxProps = { latest: DashboardView["inquiries"]["latest"]; now: string };

export function InquiryBox({ latest, now }: InquiryBoxProps) {
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
