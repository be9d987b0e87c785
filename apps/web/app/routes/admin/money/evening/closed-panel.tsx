import { formatFullDayTime } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { eveningPath } from "../money-path.ts";
import type { Evening } from "./evening.server.ts";
import { sumOf } from "./method-table.tsx";

type Closing = NonNullable<Evening["closing"]>;

export function ClosedPanel({ eventId, closing }: { eventId: string; closing: Closing }) {
  const t = useTranslations("adminMoney.evening.closing");
  return (
    <section className="admin-box money-closing" aria-labelledby="closing-heading">
      <div className="admin-box-head">
        <h2 id="closing-heading">{t("heading")}</h2>
        <Tag tone="green">{t("state.closed")}</Tag>
      </div>
      <Record closing={closing} />
      <ButtonLink to={`${eveningPath(eventId)}?ask=reopen`} variant="line" wide preventScrollReset>
        {t("reopen")}
      </ButtonLink>
    </section>
  );
}

/** Who closed it when, with what. */
function Record({ closing }: { closing: Omit<Closing, "since"> }) {
  const t = useTranslations("adminMoney.evening.closing");
  const somebody = useTranslations("adminMoney")("somebody");
  const locale = useLocale();
  const { closedAt, closedBy, changeFund, reason, counted } = closing;
  return (
    <>
      <p>
        <b className="num">{formatYen(sumOf(counted))}</b>
        {changeFund > 0 && <small> {t("changeFundOf", { sum: formatYen(changeFund) })}</small>}
      </p>
      <p className="admin-note">
        {t("by", { time: formatFullDayTime(closedAt, locale), by: closedBy || somebody })}
      </p>
      {reason && <p className="money-reason">{t("reasonOf", { reason })}</p>}
    </>
  );
}

export function FormerClosings({ reopened }: Pick<Evening, "reopened">) {
  const t = useTranslations("adminMoney.evening.closing");
  const somebody = useTranslations("adminMoney")("somebody");
  const locale = useLocale();
  if (reopened.length === 0) return null;
  return (
    <section className="admin-box" aria-labelledby="former-heading">
      <div className="admin-box-head">
        <h2 id="former-heading">{t("former")}</h2>
      </div>
      <ul className="money-former">
        {reopened.map((closing) => (
          <li key={closing.closedAt}>
            <Record closing={closing} />
            <p className="money-reason">
              {t("reopened", {
                time: formatFullDayTime(closing.reopenedAt, locale),
                by: closing.reopenedBy || somebody,
                reason: closing.reopenReason,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
