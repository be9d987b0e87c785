import { useTranslations } from "@takujo/i18n/react";
import { pagesById } from "../../shell/site-pages.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Kern } from "../../ui/kern.tsx";

const ways = pagesById(["contact", "line"]);

/** Shown as soon as there is a page to ask on. */
export function AskBand() {
  const t = useTranslations("faq");
  if (ways.length === 0) return null;
  return (
    <section className="faq-ask cloth" aria-labelledby="ask">
      <div>
        <h2 className="faq-ask-heading" id="ask">
          <Kern>{t("askHeading")}</Kern>
        </h2>
        <p>{t("askText")}</p>
      </div>
      <div className="cluster">
        {ways.map(({ id, path }, index) => (
          <ButtonLink key={id} to={path} variant={index === 0 ? "gold" : "ghost-cloth"}>
            {t(`ask.${id as "contact" | "line"}`)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
