import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { ChevronRight } from "../../ui/generated/icons.ts";
import { VisitPane } from "../../ui/visit-pane.tsx";

const facts = ["open", "closed", "where", "tables"] as const;

export function Visit() {
  const t = useTranslations("home.visit");
  return (
    <section className="wrap home-visit">
      <VisitPane
        title={t("heading")}
        face={6}
        facts={facts.map((fact) => ({ term: t(fact), detail: t(`${fact}Body`) }))}
        askTitle={t("askHeading")}
        askText={t("askBody")}
        askAction={
          <ButtonLink to="/line" variant="gold" trailingIcon={<ChevronRight />}>
            {t("askButton")}
          </ButtonLink>
        }
      />
    </section>
  );
}
