import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../shell/figure-date.tsx";
import { ColumnHead, DataTable, SortHead } from "../../../ui/data-table.tsx";
import { type UserListQuery, userListPath } from "./list-query.ts";
import type { UserView } from "./server-present-user.ts";
import { UserMenu } from "./user-menu.tsx";
import { RoleTags, StateTag } from "./user-tags.tsx";

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

/** A click on the column that sorts turns it round; any other begins at its beginning, the newest or "a". */
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
  const { id, name, email, handle, icon, roles, isBanned, passkeys, createdAt } = user;
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
        <RoleTags roles={roles} />
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
