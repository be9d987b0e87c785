import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import { Mark, Wordmark } from "../../shell/brand.tsx";
import { DoneNotice } from "../../shell/done-notice.tsx";
import { LanguagePill } from "../../shell/header/language-pill.tsx";
import { House, Menu } from "../../ui/generated/icons.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { adminPages } from "./admin-pages.ts";
import type { Admin } from "./server-admin.ts";
import "./admin-frame.css";

const menuId = "admin-menu";

type AdminFrameProps = {
  admin: Admin;
  /** What an action may have done: the sentence for each value of `?done=`. */
  done?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** An operator's page: the rail at its side, or on phones a bar above it. */
export function AdminFrame({ admin, done, children }: AdminFrameProps) {
  const t = useTranslations("admin");
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
        {done && <DoneNotice words={done} />}
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
  const t = useTranslations("admin.pages");
  const shown = useMatches().at(-1)?.id;
  return (
    <nav className="admin-pages" aria-label={label}>
      {adminPages.map(({ name, to, Icon, ids }) => (
        <Link key={name} to={to} aria-current={ids.includes(shown ?? "") ? "page" : undefined}>
          <Icon />
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

function Foot({ admin: { name, icon } }: { admin: Admin }) {
  const t = useTranslations("admin");
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
