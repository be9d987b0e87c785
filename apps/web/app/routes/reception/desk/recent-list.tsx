import { clock } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/action/button.tsx";
import type { ReceptionView } from "../marks/apply-marks.ts";
import { recentArrivals } from "../marks/recent-arrivals.ts";
import { usePartyName } from "./party-name.ts";
import type { Desk } from "./use-desk.ts";

const shown = 5;

/** On wide screens, where there is room below the camera. Phones have the card of the last one. */
export function RecentList({ view, desk }: { view: ReceptionView; desk: Desk }) {
  const t = useTranslations("reception");
  const nameOf = usePartyName();
  const recent = recentArrivals(view.parties, shown);
  if (recent.length === 0) return null;
  return (
    <section className="rc-recent" aria-labelledby="recent-heading">
      <h2 id="recent-heading">{t("recent.heading")}</h2>
      <ul>
        {recent.map(({ party, mark }) => (
          <li key={mark.nonce}>
            <span>
              <b>{nameOf(party)}</b>
              <small>
                {mark.paid > 0
                  ? t("party.paidBy", {
                      method: t(`methods.${mark.method ?? "cash"}`),
                      sum: formatYen(mark.paid),
                    })
                  : t("status.done", { count: mark.people.length })}
              </small>
            </span>
            <time className="num" dateTime={mark.at}>
              {clock(mark.at)}
            </time>
            <Button
              variant="quiet"
              size="small"
              aria-label={t("recent.takeBack", { name: nameOf(party), time: clock(mark.at) })}
              onClick={() => desk.undo(party, mark.nonce)}
            >
              {t("party.takeBack")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
