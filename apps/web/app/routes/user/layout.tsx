import { useTranslations } from "@takujo/i18n/react";
import { NavLink, Outlet, useLocation } from "react-router";
import { accountPages } from "./account-frame.tsx";
import { SignOut } from "./sign-out.tsx";
import "./layout.css";

/** The frame of the account pages: a sidebar, or on phones the page alone. */
export default function AccountLayout() {
  const t = useTranslations();
  const { pathname } = useLocation();
  return (
    <main id="main" className="wrap account">
      <nav className="account-rail" aria-label={t("account.rail")}>
        {accountPages.map(({ path, title: name, Icon }) => (
          <NavLink key={name} to={path} end={name === "user"}>
            <Icon />
            {t(`titles.${name}`)}
          </NavLink>
        ))}
        <hr />
        {/* Remounted with each page, because its message is about the page that is shown. */}
        <SignOut key={pathname} />
      </nav>
      <div className="account-main">
        <Outlet />
      </div>
    </main>
  );
}
