import { useTranslations } from "@takujo/i18n/react";
import { lazy, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { Menu, Search, SlidersHorizontal, User, X } from "../../ui/generated/icons.ts";
import { headerPages } from "../routing/browser-page.ts";
import { useCurrentUser } from "../session/login-user.ts";
import { useSite } from "../site/site.ts";
import { Mark, Wordmark } from "./brand.tsx";
import { LanguagePill } from "./language-link.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { phoneMenuId, preferencesId, useOpened } from "./popovers.ts";

export function SiteHeader() {
  const t = useTranslations();
  const { emptyPages } = useSite().venue;
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Link className="site-logo" to="/" aria-label={t("commons.header.home")}>
          <Mark />
          <Wordmark />
          <small>{t("commons.site.nameLatin")}</small>
        </Link>
        <nav className="site-nav" aria-label={t("commons.header.pages")}>
          {headerPages
            .filter(({ title }) => !emptyPages.includes(title))
            .map((page) => (
              <NavLink key={page.title} to={page.path}>
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

/** Every page contains both links; CSS shows the right one before the first paint. */
function AccountLink() {
  const t = useTranslations("commons.header");
  const { pathname } = useLocation();
  // Not the id: until people choose one, it is drawn by lot.
  const { displayName: name, icon } = useCurrentUser();
  return (
    <>
      <Link
        className="button button-line button-small site-tools-wide for-guests"
        to={
          pathname === "/" ? "/auth/login" : `/auth/login?redirect=${encodeURIComponent(pathname)}`
        }
      >
        <User />
        {t("login")}
      </Link>
      <Link
        className="account-pill for-members"
        to="/user"
        aria-label={name ? t("accountOf", { name }) : t("account")}
      >
        {icon ? <img src={icon} alt="" /> : <User />}
        <span>{name || t("account")}</span>
      </Link>
    </>
  );
}

const PreferencesContent = lazy(() => import("./preferences-content.tsx"));

function Preferences() {
  const t = useTranslations("commons.header");
  const { wasOpened, onBeforeToggle } = useOpened();
  return (
    <section
      className="preferences"
      id={preferencesId}
      popover="auto"
      aria-label={t("preferences")}
      onBeforeToggle={onBeforeToggle}
    >
      <Suspense>{wasOpened && <PreferencesContent />}</Suspense>
    </section>
  );
}
