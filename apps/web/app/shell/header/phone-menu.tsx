import { useTranslations } from "@takujo/i18n/react";
import { lazy, Suspense, useRef } from "react";
import { Link, useHref } from "react-router";
import { DieFace, type DieValue } from "../../ui/data/die-face.tsx";
import {
  Info,
  Mail,
  MapPin,
  MessageSquare,
  Search,
  Smile,
  User,
  Users,
} from "../../ui/generated/icons.ts";
import { headerPages } from "../routing/browser-page.ts";
import { useSite } from "../site/site.ts";
import { LanguageChoice } from "./language-link.tsx";
import { phoneMenuId, useHideOnNavigation, useOpened } from "./popovers.ts";

const ThemeChoice = lazy(() => import("./theme-choice.tsx"));

const morePages = [
  { to: "/about", title: "about", Icon: Info },
  { to: "/contact", title: "contact", Icon: Mail },
  { to: "/line", title: "line", Icon: MessageSquare },
  { to: "/character", title: "character", Icon: Smile },
  { to: "/staff", title: "staff", Icon: Users },
] as const;

/** A popover, so that it opens and closes without a script. */
export function PhoneMenu() {
  const t = useTranslations();
  const { emptyPages } = useSite().venue;
  const menu = useRef<HTMLDivElement>(null);
  const { wasOpened, onBeforeToggle } = useOpened();
  useHideOnNavigation(menu);
  return (
    <div
      className="phone-menu"
      id={phoneMenuId}
      ref={menu}
      popover="auto"
      onBeforeToggle={onBeforeToggle}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a form with the search role saves an element on every page. */}
      <form className="search-box phone-menu-search" role="search" action={useHref("/search")}>
        <Search />
        <input
          className="input"
          type="search"
          name="q"
          aria-label={t("titles.search")}
          placeholder={t("commons.header.searchExample")}
        />
      </form>
      <nav className="phone-menu-pages" aria-label={t("commons.header.pages")}>
        {headerPages
          .filter(({ title }) => !emptyPages.includes(title))
          .map((page, index) => (
            <Link key={page.title} to={page.path}>
              <DieFace value={((index % 6) + 1) as DieValue} />
              <span>{t(`titles.${page.title}`)}</span>
            </Link>
          ))}
      </nav>
      <div className="phone-menu-action for-guests">
        <Link className="button button-large" to="/auth/login">
          <User />
          {t("commons.header.loginOrStart")}
        </Link>
      </div>
      <nav className="phone-menu-more" aria-label={t("commons.header.more")}>
        {morePages
          .filter(({ title }) => !emptyPages.includes(title))
          .map(({ to, title, Icon }) => (
            <Link key={to} to={to}>
              <Icon />
              {t(`titles.${title}`)}
            </Link>
          ))}
        <Link to="/about#access">
          <MapPin />
          {t("commons.header.access")}
        </Link>
      </nav>
      <span className="phone-menu-label">{t("commons.language.label")}</span>
      <LanguageChoice />
      <div className="needs-script">
        <span className="phone-menu-label">{t("commons.theme.label")}</span>
        <Suspense>{wasOpened && <ThemeChoice name="phone-theme" />}</Suspense>
      </div>
    </div>
  );
}
