import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import { Mark, Wordmark } from "../../shell/brand.tsx";
import { LanguagePill } from "../../shell/header/language-pill.tsx";
import { House, Menu, Plus, Ticket, Users } from "../../ui/generated/icons.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { DeedNotice } from "./deeds.tsx";
import type { Admin } from "./server-admin.ts";
import "./admin-frame.css";

const menuId = "admin-menu";

type AdminFrameProps = { admin: Admin; children: ReactNode };

/** An operator's page: the rail at its side, or on phones a bar above it. */
export function AdminFrame({ admin, children }: AdminFrameProps) {
  const t = useTranslations("adminUser.frame");
  return (
    <div className="admin">
      <header className="admin-bar on-cloth">
        <HomeLink />
        <b>{t("label")}</b>
        <IconButton label={t("menu")} popoverTarget={menuId}>
          <Menu />
        </IconButton>
        <div className="admin-menu" id={menuId} popover="auto">
          <Pages label={t("menu")} />
          <Foot admin={admin} />
        </div>
      </header>
      <aside className="admin-rail on-cloth" aria-label={t("menu")}>
        <div className="admin-rail-inner">
          <HomeLink />
          <Pages label={t("label")} />
          <Foot admin={admin} />
        </div>
      </aside>
      <main id="main" className="admin-main" tabIndex={-1}>
        <DeedNotice />
        {children}
      </main>
    </div>
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

function Pages({ label }: { label: string }) {
  const t = useTranslations("adminUser.frame");
  const shown = useMatches().at(-1)?.id;
  const current = (...ids: string[]) => ({
    "aria-current": ids.includes(shown ?? "") ? ("page" as const) : undefined,
  });
  return (
    <nav className="admin-pages" aria-label={label}>
      <Link to="/admin/check-in" {...current("admin-check-in")}>
        <Ticket />
        {t("checkIn")}
      </Link>
      <Link to="/admin/auth-user" {...current("admin-auth-user", "admin-auth-user-item")}>
        <Users />
        {t("users")}
      </Link>
      <Link to="/admin/auth-user/new" {...current("admin-auth-user-new")}>
        <Plus />
        {t("create")}
      </Link>
    </nav>
  );
}

function Foot({ admin: { name, icon } }: { admin: Admin }) {
  const t = useTranslations("adminUser.frame");
  return (
    <div className="admin-foot">
      <Link className="admin-self" to="/user">
        <img src={icon} alt="" width={34} height={34} />
        <span>
          {name}
          <small>{t("you")}</small>
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
