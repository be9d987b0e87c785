import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { browserPagesByTitle } from "../../shell/routing/browser-page.ts";
import {
  Bell,
  ChevronLeft,
  Clock,
  House,
  KeyRound,
  Mail,
  MapPin,
  MessageSquare,
  MonitorSmartphone,
  Ticket,
  User,
} from "../../ui/generated/icons.ts";

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

type AccountHeadProps = {
  /** If absent, the page has its own heading. */
  title?: ReactNode;
  /** Before the title. */
  picture?: ReactNode;
  lead?: ReactNode;
  /** Beside the title, such as an "add" button. */
  action?: ReactNode;
  /** The parent page, to which phones have a link; null for the home. */
  up?: "user" | "userAddress" | "userNotification" | "userReservation" | null;
};

/** The heading of an account page. */
export function AccountHead({ title, picture, lead, action, up = "user" }: AccountHeadProps) {
  const t = useTranslations("titles");
  const above = accountPages.find((page) => page.title === up);
  return (
    <>
      {above && (
        <Link className="account-back" to={above.path}>
          <ChevronLeft />
          {t(above.title)}
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
    </>
  );
}
