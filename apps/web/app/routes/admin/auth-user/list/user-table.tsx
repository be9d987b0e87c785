import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { ColumnHead, DataTable, SortHead } from "../../../../ui/data/data-table.tsx";
import { EllipsisVertical, Trash } from "../../../../ui/generated/admin-icons.ts";
import { LogOut, User, VenetianMask } from "../../../../ui/generated/icons.ts";
import type { UserView } from "../present-user.server.ts";
import { RoleTags, StateTag } from "../user-tags.tsx";
import { mayImpersonate, nameOf, userPath } from "../user-view.ts";
import { type UserListQuery, userListPath } from "./list-query.ts";

type UserTableProps = { users: UserView[]; query: UserListQuery };

export function UserTable({ users, query }: UserTableProps) {
  const t = useTranslations("adminUser.list");
  return (
    <DataTable caption={t("caption")} cards>
      <thead>
        <tr>
          <Sort column="name" query={query}>
            {t("columns.person")}
          </Sort>
          <Sort column="email" query={query}>
            {t("columns.email")}
          </Sort>
          <Sort column="role" query={query}>
            {t("columns.role")}
          </Sort>
          <ColumnHead>{t("columns.state")}</ColumnHead>
          <ColumnHead>{t("columns.passkeys")}</ColumnHead>
          <Sort column="createdAt" query={query}>
            {t("columns.created")}
          </Sort>
          <ColumnHead actions>{t("columns.actions")}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </DataTable>
  );
}

type SortProps = { column: UserListQuery["sortBy"]; query: UserListQuery; children: string };

/** Clicking the sorted column reverses it; another column starts in its natural order: newest first, or from "a". */
function Sort({ column, query, children }: SortProps) {
  const isSorting = query.sortBy === column;
  const isRising = query.sortDirection === "asc";
  const next = isSorting ? !isRising : column !== "createdAt";
  const sortDirection = next ? "asc" : "desc";
  return (
    <SortHead
      to={userListPath({ ...query, offset: 0, sortBy: column, sortDirection })}
      sort={isSorting ? (isRising ? "ascending" : "descending") : "none"}
    >
      {children}
    </SortHead>
  );
}

function UserRow({ user }: { user: UserView }) {
  const t = useTranslations("adminUser");
  const { id, name, email, handle, icon, roles, staffRoles, isBanned, passkeys, createdAt } = user;
  return (
    <tr>
      <td>
        <Link className="data-table-person user-link" to={`/admin/auth-user/${id}`}>
          <img src={icon} alt="" width={38} height={38} loading="lazy" />
          <span>
            {name ? <b>{name}</b> : <span className="muted">{t("nameless")}</span>}
            <small className="num">@{handle}</small>
          </span>
        </Link>
      </td>
      <td className="user-email">{email}</td>
      <td className="user-role">
        <RoleTags roles={roles} staffRoles={staffRoles} />
      </td>
      <td className="user-state">
        <StateTag isBanned={isBanned} />
      </td>
      <td className="num" data-label={t("list.columns.passkeys")}>
        {passkeys}
      </td>
      <td data-label={t("list.columns.created")}>
        <FigureDate date={createdAt} />
      </td>
      <td className="data-table-actions">
        <UserMenu user={user} />
      </td>
    </tr>
  );
}

/** Links to the person's page, where each action asks for confirmation. */
function UserMenu({ user }: { user: UserView }) {
  const t = useTranslations("adminUser");
  return (
    <RowMenu
      id={`user-menu-${user.id}`}
      button={
        <IconButton label={t("list.menu", { name: nameOf(user) })}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <RowMenuLink to={userPath(user.id)} icon={<User />}>
        {t("list.open")}
      </RowMenuLink>
      {mayImpersonate(user) && (
        <RowMenuLink to={userPath(user.id, "impersonate")} icon={<VenetianMask />}>
          {t("impersonation.submit")}
        </RowMenuLink>
      )}
      {!user.isSelf && (
        <>
          <RowMenuLink to={userPath(user.id, "end-sessions")} icon={<LogOut />}>
            {t("sessions.endAll")}
          </RowMenuLink>
          <RowMenuLink to={userPath(user.id, "remove")} icon={<Trash />} danger>
            {t("removal.open")}
          </RowMenuLink>
        </>
      )}
    </RowMenu>
  );
}
