import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { SlidersHorizontal } from "../ui/generated/icons.ts";
import { Ground } from "../ui/layout/ground.tsx";
import { Mark, Wordmark } from "./header/brand.tsx";
import { LanguageLink } from "./header/language-link.tsx";
import { preferencesId } from "./header/popovers.ts";
import { footerColumns } from "./routing/browser-page.ts";
import { useLocale } from "./routing/use-locale.ts";
import { useSite } from "./site/site.ts";
import { VenueAddress } from "./site/venue-facts.tsx";

export function SiteFooter() {
  const t = useTranslations();
  const other = useLocale() === "ja" ? "en" : "ja";
  const { venue } = useSite();
  return (
    <footer className="site-footer on-cloth">
      <Ground pattern="shippo" size={96} />
      <div className="wrap site-footer-inner">
        <div className="site-footer-columns">
          <div className="site-footer-brand">
            <div className="site-footer-lockup">
              <Mark onCloth />
              <Wordmark />
            </div>
            <p>{t("commons.site.tagline")}</p>
            <div className="site-footer-house">
              {venue.address && <VenueAddress venue={venue} />}
              {venue.telephone && (
                <a className="num" href={`tel:${venue.telephone}`}>
                  {venue.telephone}
                </a>
              )}
            </div>
          </div>
          {footerColumns.map(({ name, pages }) => (
            <nav key={name} aria-label={t(`commons.footer.${name}`)}>
              <h2 className="site-footer-title">{t(`commons.footer.${name}`)}</h2>
              <ul>
                {pages
                  .filter(({ title }) => !venue.emptyPages.includes(title))
                  .map((page) => (
                    <li key={page.title}>
                      <Link to={page.path}>{t(`titles.${page.title}`)}</Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="site-footer-base">
          <span>{t("commons.footer.copyright", { year: "2026" })}</span>
          <span className="site-footer-tools">
            <button type="button" className="needs-script" popoverTarget={preferencesId}>
              <SlidersHorizontal />
              {t("commons.header.preferences")}
            </button>
            <LanguageLink locale={other}>{t(`commons.language.${other}`)}</LanguageLink>
          </span>
        </div>
      </div>
    </footer>
  );
}
