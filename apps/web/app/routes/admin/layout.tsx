import { useTranslations } from "@takujo/i18n/react";
import { useRef } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { listedPages } from "../../generated/browser-admin-pages.ts";
import { Mark, Wordmark } from "../../shell/header/brand.tsx";
import { LanguagePill } from "../../shell/header/language-link.tsx";
import { useHideOnNavigation } from "../../shell/header/popovers.ts";
import { type LayoutHandle, usePage } from "../../shell/routing/browser-page.ts";
import { visitContext } from "../../shell/visit.ts";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EllipsisVertical } from "../../ui/generated/admin-icons.ts";
import { House, Menu } from "../../ui/generated/icons.ts";
import type { Route } from "./+types/layout.ts";
import { type Admin, currentAdmin } from "./admin.server.ts";
import { menuFor } from "./admin-menu.ts";
import { RightsContext } from "./can.tsx";
import { refreshUnlessAnswered } from "./refresh-unless-answered.ts";
import "./layout.css";

const menuId = "admin-menu";

export const handle: LayoutHandle = { pages: listedPages };

export const loader = ({ context }: Route.LoaderArgs) => currentAdmin(context.get(visitContext));

/** The badge's count is reloaded with each page, but not each time an editor saves. */
export const shouldRevalidate = refreshUnlessAnswered;

/** The frame of the admin pages: a sidebar, or on phones a bar at the top. */
export default function AdminLayout({ loaderData: admin }: Route.ComponentProps) {
  const t = useTranslations("admin");
  const menu = useRef<HTMLDivElement>(null);
  useHideOnNavigation(menu);
  /** They come from a page that their role does not open. */
  const isClosed = new URLSearchParams(useLocation().search).has("closed");
  return (
    <RightsContext value={admin.rights}>
      <div className="admin">
        <header className="admin-bar on-cloth">
          <HomeLink />
          <b>{t("label")}</b>
          <IconButton label={t("menu")} popoverTarget={menuId}>
            <Menu />
          </IconButton>
          <div className="admin-menu" id={menuId} ref={menu} popover="auto">
            <Pages label={t("menu")} admin={admin} />
            <Foot admin={admin} />
          </div>
        </header>
        <aside className="admin-rail on-cloth" aria-label={t("menu")}>
          <div className="admin-rail-inner">
            <HomeLink />
            <Pages label={t("label")} admin={admin} />
            <Foot admin={admin} />
          </div>
        </aside>
        <main id="main" className="admin-main" tabIndex={-1}>
          {isClosed && (
            <div role="alert" className="admin-closed">
              <Callout tone="warning" title={t("closed.title")}>
                <p>{t("closed.text")}</p>
              </Callout>
            </div>
          )}
          <Outlet />
        </main>
        <Tabs admin={admin} />
      </div>
    </RightsContext>
  );
}

function HomeLink() {
  const t = useTranslations("commons.header");
  return (
    <Link className="site-logo" to="/" aria-label={t("home")}>
      <Mark onCloth />
      <Wordmark />
    </Link>
  );
}

function Pages({ label, admin }: { label: string; admin: Admin }) {
  const t = useTranslations("admin.pages");
  const section = usePage()?.section;
  return (
    <nav className="admin-pages" aria-label={label}>
      {menuFor(admin.rights).map(({ name, to, Icon }) => (
        <Link key={name} to={to} aria-current={name === section ? "page" : undefined}>
          <Icon />
          {t(name)}
          {name === "inquiries" && <Badge count={admin.unanswered} />}
        </Link>
      ))}
    </nav>
  );
}

/** The most used pages; those that the viewer may not open are replaced by the next ones of the menu. */
const tabNames = ["dashboard", "reception", "reservations", "inquiries"];

function tabsFor(rights: Admin["rights"]) {
  const pages = menuFor(rights);
  const others = pages.filter(({ name }) => !tabNames.includes(name));
  const tabs = [...pages.filter(({ name }) => tabNames.includes(name)), ...others];
  return tabs.slice(0, tabNames.length);
}

/** On phones, under the thumb. */
function Tabs({ admin }: { admin: Admin }) {
  const t = useTranslations("admin");
  const section = usePage()?.section;
  return (
    <nav className="admin-tabs" aria-label={t("tabs")}>
      {tabsFor(admin.rights).map(({ name, to, Icon }) => (
        <Link key={name} to={to} aria-current={name === section ? "page" : undefined}>
          <Icon />
          {t(`pages.${name}`)}
          {name === "inquiries" && <Badge count={admin.unanswered} />}
        </Link>
      ))}
      <button type="button" popoverTarget={menuId}>
        <EllipsisVertical />
        {t("more")}
      </button>
    </nav>
  );
}

function Badge({ count }: { count: number }) {
  const t = useTranslations("admin");
  if (count === 0) return null;
  return (
    <span className="admin-badge num">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{t("unanswered", { count })}</span>
    </span>
  );
}

function Foot({ admin: { name, icon, rights } }: { admin: Admin }) {
  const t = useTranslations("admin");
  return (
    <div className="admin-foot">
      <Link className="admin-self" to="/user">
        <img src={icon} alt="" width={34} height={34} />
        <span>
          {name}
          <small>{t(rights.administration ? "you" : "youStaff")}</small>
        </span>
      </Link>
      <div className="admin-pages">
        <Link to="/">
          <House />
          {t("site")}
        </Link>
      </div>
      <LanguagePill />
    </div>
  );
}
