import { useTranslations } from "@takujo/i18n/react";
import { Link, useLocation } from "react-router";
import { User } from "../../ui/generated/icons.ts";
import { useCurrentUser } from "../session/login-user.ts";

/** Both stand in every page; the styles show the one that is true, before the first paint. */
export function AccountLink() {
  const t = useTranslations("commons.header");
  const { pathname } = useLocation();
  const { displayName, displayId, icon } = useCurrentUser();
  const name = displayName ?? displayId;
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
