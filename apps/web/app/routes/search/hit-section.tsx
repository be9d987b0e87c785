import { useTranslations } from "@takujo/i18n/react";
import { MoreLink } from "../../ui/more-link.tsx";
import type { SeatsByEvent } from "../event/seats.ts";
import { SeatsBadge } from "../event/seats-badge.tsx";
import { Hit } from "./hit.tsx";
import type { ResultView } from "./server-results.ts";

type HitSectionProps = ResultView["sections"][number] & { seats: SeatsByEvent };

export function HitSection({ kind, count, isMore, hits, more, isCut, seats }: HitSectionProps) {
  const t = useTranslations("search");
  const id = `found-${kind}`;
  return (
    <section className="search-section" aria-labelledby={id}>
      <div className="search-section-head">
        <h2 className="search-section-title" id={id}>
          {t(`kind.${kind}`)}{" "}
          <span className="num">{isMore ? t("atLeast", { count }) : count}</span>
        </h2>
        {more && (
          <MoreLink to={more}>
            <span aria-hidden="true">{t("more")}</span>
            <span className="visually-hidden">{t("moreOf", { kind: t(`kind.${kind}`) })}</span>
          </MoreLink>
        )}
      </div>
      <ul className="search-hits">
        {hits.map((hit) => (
          <Hit key={hit.slug} hit={hit}>
            {hit.note ?? (kind === "event" && <SeatsBadge seats={seats[hit.slug]} />)}
          </Hit>
        ))}
      </ul>
      {isCut && <p className="meta search-cut">{t("first", { count: hits.length })}</p>}
    </section>
  );
}
