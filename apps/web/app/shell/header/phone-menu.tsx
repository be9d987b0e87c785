import { Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { DieFace, type DieValue } from "../../ui/die-face.tsx";
import { mainPages } from "../site-pages.ts";
import { LanguagePill } from "./language-pill.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export const phoneMenuId = "phone-menu";

/** A popover, so that it opens and closes without a script. */
export function PhoneMenu() {
  const t = useTranslations();
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visited page closes the menu that led to it.
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  }, [pathname]);
  return (
    <div className="phone-menu" id={phoneMenuId} ref={menu} popover="auto">
      <nav className="phone-menu-pages" aria-label={t("commons.header.pages")}>
        {mainPages.map((page, index) => (
          <Link key={page.id} to={page.path}>
            <DieFace value={((index % 6) + 1) as DieValue} />
            <span>{t(`titles.${page.title}`)}</span>
          </Link>
        ))}
      </nav>
      <nav className="phone-menu-more" aria-label={t("commons.footer.ask")}>
        <Link to="/about">
          <Info />
          {t("titles.about")}
        </Link>
      </nav>
      <span className="phone-menu-label">{t("commons.language.label")}</span>
      <LanguagePill />
      <div className="needs-script">
        <span className="phone-menu-label">{t("commons.theme.label")}</span>
        <ThemeChoice name="phone-theme" />
      </div>
    </div>
  );
}
