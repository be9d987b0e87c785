import { useTranslations } from "@takujo/i18n/react";
import { useSite } from "../../shell/site/site.ts";
import { TextInLanguage } from "../../shell/site/venue-facts.tsx";
import { VenueHours } from "../../shell/site/venue-hours.tsx";
import { ButtonLink } from "../../ui/action/button.tsx";
import { ChevronRight } from "../../ui/generated/icons.ts";
import { VisitPane } from "../../ui/layout/visit-pane.tsx";

/** Hours and place, as far as the organizer says them, and where to ask. */
export function Visit() {
  const t = useTranslations("home.visit");
  const { venue } = useSite();
  const { hours, closed, line } = venue;
  const where = venue.access ?? venue.address;
  const facts = [
    ...(hours.length > 0 ? [{ term: t("open"), detail: <VenueHours venue={venue} /> }] : []),
    ...(closed.length > 0 ? [{ term: t("closed"), detail: closed.join(t("separator")) }] : []),
    ...(where ? [{ term: t("where"), detail: <TextInLanguage {...where} /> }] : []),
  ];
  return (
    <section className="wrap home-visit">
      <VisitPane
        title={t("heading")}
        face={6}
        facts={facts}
        askTitle={t("askHeading")}
        askText={t(line ? "askByLine" : "askByForm")}
        askAction={
          <ButtonLink
            to={line ? "/line" : "/contact"}
            variant="gold"
            trailingIcon={<ChevronRight />}
          >
            {t(line ? "lineButton" : "formButton")}
          </ButtonLink>
        }
      />
    </section>
  );
}
