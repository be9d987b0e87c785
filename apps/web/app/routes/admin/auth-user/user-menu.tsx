import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { EllipsisVertical, Trash } from "../../../ui/generated/admin-icons.ts";
import { LogOut, User, VenetianMask } from "../../../ui/generated/icons.ts";
import { RowMenu } from "../../../ui/row-menu.tsx";
import type { UserView } from "./server-present-user.ts";
import { mayImpersonate, nameOf, userPath } from "./user-view.ts";

/** Leads to the person's page, where each of these is asked about. */
export function UserMenu({ user }: { user: UserView }) {
  const t = useTranslations("adminUser");
  return (
    <RowMenu
      id={`user-menu-${user.id}`}
      label={t("list.menu", { name: nameOf(user) })}
      icon={<EllipsisVertical />}
    >
      <Link className="row-menu-item" to={userPath(user.id)}>
        <User />
        {t("list.open")}
      </Link>
      {mayImpersonate(user) && (
        <Link className="row-menu-item" to={userPath(user.id, "impersonate")}>
          <VenetianMask />
          {t("impersonation.submit")}
        </Link>
      )}
      {!user.isSelf && (
        <>
          <Link className="row-menu-item" to={userPath(user.id, "end-sessions")}>
            <LogOut />
            {t("sessions.endAll")}
          </Link>
          <Link className="row-menu-item row-menu-item-danger" to={userPath(user.id, "remove")}>
            <Trash />
            {t("removal.open")}
          </Link>
        </>
      )}
    </RowMenu>
  );
}
