import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Mark, Wordmark } from "../../shell/header/brand.tsx";
import { LanguagePill } from "../../shell/header/language-pill.tsx";
import { OutcomeNotice } from "../../shell/outcome-notice.tsx";
import { loadAdminPages } from "../../shell/routing/browser-page.ts";
import { usePage } from "../../shell/routing/use-page.ts";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EllipsisVertical } from "../../ui/generated/admin-icons.ts";
import { House, Menu } from "../../ui/generated/icons.ts";
import type { Admin } from "./admin.server.ts";
import { menuFor } from "./admin-menu.ts";
import { RightsContext } from "./may.tsx";
import "./admin-frame.css";

const menuId = "admin-menu";

type AdminFrameProps = {
  admin: Admin;
  /** The outcome message for each value of `?done=`. */
  done?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The frame of an admin page: a sidebar, or on phones a bar at the top. */
export function AdminFrame({ admin, done, children }: AdminFrameProps) {
  const t = useTranslations("admin");
  /** They come from a page that their role does not open. */
  const isClosed = new URLSearchParams(useLocation().search).has("closed");
  // Sending a form asks for them, which then may be without a network.
  useEffect(() => void loadAdminPages().catch(() => {}), []);
  return (
    <RightsContext value={admin.rights}>
      <div className="admin">
        <header className="admin-bar on-cloth">
          <HomeLink />
          <b>{t("label")}</b>
          <IconButton label={t("menu")} popoverTarget={menuId}>
            <Menu />
          </IconButton>
          <div className="admin-menu" id={menuId} popover="auto">
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
          {done && <OutcomeNotice words={done} />}
          {isClosed && (
            <div role="alert" className="admin-closed">
              <Callout tone="warning" title={t("closed.title")}>
                <p>{t("closed.text")}</p>
              </Callout>
            </div>
          )}
          {children}
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

/** What is needed most; whoever may not open some of it has the next pages of the menu in their place. */
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
