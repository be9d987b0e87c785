import { maxInquiriesCounted } from "@takujo/contracts/insight/admin-counts";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { Figures } from "../figures.tsx";
import type { DashboardView } from "./dashboard.server.ts";
import { elapsed } from "./elapsed.ts";

type KeyFiguresProps = Pick<DashboardView, "today" | "waiting" | "inquiries" | "now">;

/** The most important numbers. */
export function KeyFigures({ today, waiting, inquiries, now }: KeyFiguresProps) {
  const t = useTranslations("adminDashboard");
  const { reserved, capacity, arrived, paid } = today;
  const { unanswered, oldestAt } = inquiries;
  const isMore = unanswered === maxInquiriesCounted;
  const longest = oldestAt && elapsed(oldestAt, now);
  return (
    <Figures count={5}>
      <div>
        <dt>{t("figures.reserved")}</dt>
        <dd>
          {t.rich("figures.seats", { count: reserved, num })}
          <small>{t("figures.ofSeats", { count: capacity })}</small>
        </dd>
      </div>
      <div>
        <dt>{t("figures.arrived")}</dt>
        <dd>
          {t.rich("figures.people", { count: arrived, num })}
          <small>{t("figures.remaining", { count: Math.max(0, reserved - arrived) })}</small>
        </dd>
      </div>
      <div>
        <dt>{t("figures.paid")}</dt>
        <dd>
          <span className="num">{formatYen(paid)}</span>
        </dd>
      </div>
      <div>
        <dt>{t("figures.waiting")}</dt>
        <dd>
          {t.rich("figures.parties", { count: waiting.parties, num })}
          {waiting.offers > 0 && (
            <small className="admin-figures-attention">
              {t("figures.offers", { count: waiting.offers })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("figures.unanswered")}</dt>
        <dd>
          {t.rich(isMore ? "figures.manyInquiries" : "figures.inquiries", {
            count: unanswered,
            num,
          })}
          {longest && (
            <small>
              {t("figures.longest", {
                time: t(`duration.${longest.unit}`, { count: longest.count }),
              })}
            </small>
          )}
        </dd>
      </div>
    </Figures>
  );
}
