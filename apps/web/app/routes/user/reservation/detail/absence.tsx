import { formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import type { Detail } from "./detail.server.ts";

type AbsenceProps = Pick<Detail, "noShows"> & { reservation: { id: string; code: string } };

/** What it means to be noted as absent, and how to object. */
export function Absence({ noShows, reservation: { id, code } }: AbsenceProps) {
  const t = useTranslations("noShow");
  const locale = useLocale();
  const own = noShows?.absences.find(({ reservationId }) => reservationId === id);
  const isExcused = own?.standing === "excused";
  return (
    <>
      <p>{t("own.why")}</p>
      {noShows?.rule && (
        <p>
          {t("rule", noShows.rule)}
          {own &&
            ` ${
              own.standing === "counted"
                ? t("own.counted", { day: formatDay(own.expiresOn, locale) })
                : t(`own.thisOne.${own.standing}`)
            }`}
        </p>
      )}
      {!isExcused && (
        <>
          <p>{t("own.object")}</p>
          <ButtonLink
            size="small"
            variant="line"
            to={`/user/contact?category=event&reservation=${code}`}
          >
            {t("own.tell")}
          </ButtonLink>
        </>
      )}
    </>
  );
}
