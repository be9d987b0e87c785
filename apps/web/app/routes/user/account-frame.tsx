import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link, NavLink, useMatches } from "react-router";
import { Form } from "../../shell/form/plain-form.tsx";
import { browserPagesByTitle } from "../../shell/routing/browser-page.ts";
import {
  Bell,
  ChevronLeft,
  Clock,
  House,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  MessageSquare,
  MonitorSmartphone,
  Ticket,
  User,
} from "../../ui/generated/icons.ts";
import "./account-frame.css";

/** In the order of the sidebar. */
const icons = {
  user: House,
  userReservation: Ticket,
  userNotification: Bell,
  userPlay: Clock,
  userProfile: User,
  userAddress: MapPin,
  userEmail: Mail,
  userPasskey: KeyRound,
  userDevice: MonitorSmartphone,
  userContact: MessageSquare,
};
const titles = Object.keys(icons) as (keyof typeof icons)[];

export const accountPages = browserPagesByTitle(titles).map((page) => ({
  ...page,
  Icon: icons[page.title as keyof typeof icons],
}));

type AccountFrameProps = {
  /** If absent, the page has its own heading. */
  title?: ReactNode;
  /** Before the title. */
  picture?: ReactNode;
  lead?: ReactNode;
  /** Beside the title, such as an "add" button. */
  action?: ReactNode;
  /** The parent page. */
  up?: "user" | "userAddress" | "userNotification" | "userReservation" | undefined;
  children: ReactNode;
};

/** The frame of an account page: a sidebar, or on phones a link to the parent page. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, picture, lead, action, up = "user", children } = props;
  const t = useTranslations();
  const isHome = useMatches().at(-1)?.id === "user";
  const above = accountPages.find((page) => page.title === up);
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
        <SignOut />
      </nav>
      <div className="account-main">
        {!isHome && above && (
          <Link className="account-back" to={above.path}>
            <ChevronLeft />
            {t(`titles.${above.title}`)}
          </Link>
        )}
        {title && (
          <div className="account-head">
            {picture}
            <div>
              <h1>{title}</h1>
              {lead && <p className="account-lead">{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </main>
  );
}

/** Posts to the account's home, which ends the session; a full page load then shows the public site. */
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
