import { formatFullDay, formatHours } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { coverUrl } from "../../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { num } from "../../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { TableDiagram } from "../../../../ui/seat/table-diagram.tsx";
import { Kern } from "../../../../ui/text/kern.tsx";
import { venueAndRoom } from "../../../reservation/venue-and-room.ts";
import type { Offer } from "./offer.server.ts";

/** More would be indistinguishable around the table. */
const maxDrawn = 8;

export function OfferCard({ reservation }: Pick<Offer, "reservation">) {
  const t = useTranslations("offer");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { event, session, seats } = reservation;
  const { letter, startsAt, endsAt } = session;
  return (
    <div className="offer-card">
      <div className="offer-card-art">
        <img src={coverUrl(event, { w: 808, h: 404 })} alt="" width="808" height="404" />
      </div>
      <div className="offer-card-body">
        <h2 lang={textLanguage(event)}>
          <Kern>{event.title}</Kern>
        </h2>
        <FactList
          sums
          facts={[
            {
              term: t("when"),
              detail: (
                <>
                  {formatFullDay(startsAt, locale)} {num(formatHours(startsAt, endsAt, locale))}
                </>
              ),
            },
            { term: t("venue"), detail: venueAndRoom(event) },
            {
              term: t("sum"),
              detail:
                event.fee === 0
                  ? t("free")
                  : t.rich("sumValue", { sum: formatYen(event.fee * seats), count: seats, num }),
            },
          ]}
        />
        {letter && (
          <div className="offer-table">
            {seats <= maxDrawn && (
              <TableDiagram letter={letter} seats={Array.from({ length: seats }, () => "mine")} />
            )}
            <p>
              <b>{t("table", { letter, count: seats })}</b>
              <br />
              {session.name}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
