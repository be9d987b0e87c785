import { useTranslations } from "@takujo/i18n/react";
import { Link, NavLink } from "react-router";
import { Menu, Search, SlidersHorizontal, X } from "../../ui/generated/icons.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Mark, Wordmark } from "../brand.tsx";
import { mainPages } from "../site-pages.ts";
import { AccountLink } from "./account-link.tsx";
import { LanguagePill } from "./language-pill.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { phoneMenuId, preferencesId } from "./popover-ids.ts";
import { Preferences } from "./preferences-panel.tsx";

export function SiteHeader() {
  const t = useTranslations();
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Link className="site-logo" to="/" aria-label={t("commons.header.home")}>
          <Mark />
          <Wordmark />
          <small>{t("commons.site.nameLatin")}</small>
        </Link>
        <nav className="site-nav" aria-label={t("commons.header.pages")}>
          {mainPages.map((page) => (
            <NavLink key={page.id} to={page.path}>
              {t(`titles.${page.title}`)}
            </NavLink>
          ))}
        </nav>
        <div className="site-tools">
          <Link
            className="icon-button site-tools-wide"
            to="/search"
            aria-label={t("titles.search")}
          >
            <Search />
          </Link>
          <IconButton
            label={t("commons.header.preferences")}
            className="site-tools-wide needs-script"
            popoverTarget={preferencesId}
          >
            <SlidersHorizontal />
          </IconButton>
          <LanguagePill />
          <AccountLink />
          <IconButton
            label={t("commons.header.menu")}
            className="site-tools-narrow menu-button"
            popoverTarget={phoneMenuId}
          >
            <span className="menu-button-open">
              <Menu />
            </span>
            <span className="menu-button-close">
              <X />
            </span>
          </IconButton>
        </div>
      </div>
      <PhoneMenu />
      <Preferences />
    </header>
  );
}
