import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Form, Link, NavLink, useMatches } from "react-router";
import { pagesById } from "../../shell/site-pages.ts";
import { ChevronLeft, House, LogOut } from "../../ui/generated/icons.ts";
import "./account-frame.css";

/** In the order of the rail, by route id. */
const icons = { user: House };

const pages = pagesById(Object.keys(icons));

type AccountFrameProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title, such as a button that adds something. */
  action?: ReactNode;
  children: ReactNode;
};

/** A page of somebody's own account: the rail at its side, or on phones the way back up. */
export function AccountFrame({ title, lead, action, children }: AccountFrameProps) {
  const t = useTranslations();
  const isHome = useMatches().at(-1)?.id === "user";
  return (
    <main id="main" className="wrap account">
      <nav className="account-rail" aria-label={t("account.rail")}>
        {pages.map(({ id, path, title: name }) => {
          const Icon = icons[id as keyof typeof icons];
          return (
            <NavLink key={id} to={path} end={id === "user"}>
              <Icon />
              {t(`titles.${name}`)}
            </NavLink>
          );
        })}
        <hr />
        <SignOut />
      </nav>
      <div className="account-main">
        {!isHome && (
          <Link className="account-back" to="/user">
            <ChevronLeft />
            {t("titles.user")}
          </Link>
        )}
        <div className="account-head">
          <div>
            <h1>{title}</h1>
            {lead && <p className="account-lead">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </main>
  );
}

/** The account's home ends the session; the page that comes then is the site's. */
export function SignOut() {
  const t = useTranslations("account");
  return (
    <Form method="post" action="/user">
      <button type="submit" name="intent" value="sign-out">
        <LogOut />
        {t("signOut")}
      </button>
    </Form>
  );
}
