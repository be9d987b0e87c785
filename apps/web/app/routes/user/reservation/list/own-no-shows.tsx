import type { OwnNoShows } from "@takujo/contracts/generated/games/types.gen";
import { formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { LimitNotice } from "../../../reservation/no-show/limit-notice.tsx";

const headingId = "reservations-no-shows";

/** The person's own absences, when each expires, and how to say that it should not count. */
export function OwnNoShowSection({ noShows }: { noShows: OwnNoShows }) {
  const t = useTranslations("noShow");
  const { rule, counted, absences } = noShows;
  if (!rule || absences.length === 0) return null;
  return (
    <section className="account-section" aria-labelledby={headingId}>
      <h2 className="account-subhead" id={headingId}>
        {t("heading")}
      </h2>
      <LimitNotice noShows={noShows} />
      <p>{t("rule", rule)}</p>
      <p>{counted > 0 ? t("own.count", { counted }) : t("own.none")}</p>
      <ul className="own-no-shows">
        {absences.map((absence) => (
          <AbsenceEntry key={absence.reservationId} absence={absence} />
        ))}
      </ul>
    </section>
  );
}

function AbsenceEntry({ absence }: { absence: OwnNoShows["absences"][number] }) {
  const t = useTranslations("noShow.own");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { code, title, startsAt, standing, expiresOn } = absence;
  return (
    <li>
      <div>
        <h3 lang={textLanguage(absence)}>{title}</h3>
        <p className="meta">
          <FigureDate date={startsAt} />{" "}
          {standing === "counted"
            ? t("expires", { day: formatDay(expiresOn, locale) })
            : t(`standing.${standing}`)}
        </p>
      </div>
      {standing !== "excused" && (
        <ButtonLink
          size="small"
          variant="line"
          to={`/user/contact?category=event&reservation=${code}`}
        >
          {t("tell")}
          <span className="visually-hidden">{t("of", { title })}</span>
        </ButtonLink>
      )}
    </li>
  );
}
