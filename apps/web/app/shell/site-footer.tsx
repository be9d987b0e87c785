import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Mark, Wordmark } from "./brand.tsx";
import { LanguageLink } from "./header/language-link.tsx";
import { preferencesId } from "./header/preferences-panel.tsx";
import { footerColumns } from "./site-pages.ts";
import { useLocale } from "./use-locale.ts";

export function SiteFooter() {
  const t = useTranslations();
  const other = useLocale() === "ja" ? "en" : "ja";
  return (
    <footer className="site-footer on-cloth">
      <div className="wrap site-footer-inner">
        <div className="site-footer-columns">
          <div className="site-footer-brand">
            <div className="site-footer-lockup">
              <Mark onCloth />
              <Wordmark />
            </div>
            <p>{t("commons.site.tagline")}</p>
          </div>
          {footerColumns.map(({ name, pages }) => (
            <nav key={name} aria-label={t(`commons.footer.${name}`)}>
              <h2 className="site-footer-title">{t(`commons.footer.${name}`)}</h2>
              <ul>
                {pages.map((page) => (
                  <li key={page.id}>
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
