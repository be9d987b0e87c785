import type { Impersonation } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Moment } from "./device-list.tsx";

/** Everything that was done in a person's name is theirs to know. */
export function ActedList({ acted }: { acted: Impersonation[] }) {
  const t = useTranslations("devices.acted");
  return (
    <section className="account-section">
      <h2 className="account-subhead">{t("heading")}</h2>
      <p className="muted">{t("lead")}</p>
      {acted.length === 0 ? (
        <p className="device-none">{t("none")}</p>
      ) : (
        <ol className="acted-list">
          {acted.map((time) => (
            <li key={time.id} className="acted-time">
              <b>
                <Period {...time} />
              </b>
              {time.by && <span>{t("by", { name: time.by })}</span>}
              <span>{time.reason ? t("reason", { reason: time.reason }) : t("noReason")}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Period({ startedAt, endedAt }: Impersonation) {
  const t = useTranslations("devices.acted");
  const start = () => <Moment key="start" date={startedAt} />;
  if (!endedAt) return t.rich("ongoing", { start });
  return t.rich("during", { start, end: () => <Moment key="end" date={endedAt} /> });
}
