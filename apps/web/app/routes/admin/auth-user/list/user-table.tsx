import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { EllipsisVertical, Trash } from "../../../../ui/generated/admin-icons.ts";
import { LogOut, User, VenetianMask } from "../../../../ui/generated/icons.ts";
import { type Column, ListTable } from "../../list/list-table.tsx";
import type { UserView } from "../present-user.server.ts";
import { RoleTags, StateTag } from "../user-tags.tsx";
import { mayImpersonate, nameOf, userPath } from "../user-view.ts";
import { type UserListQuery, userListPath } from "./list-query.ts";

type UserTableProps = { users: UserView[]; query: UserListQuery };

export function UserTable({ users, query }: UserTableProps) {
  const t = useTranslations("adminUser.list");
  const columns: Column<UserView>[] = [
    {
      heading: t("columns.person"),
      sort: sortBy("name", query),
      cell: (user) => <Person user={user} />,
    },
    {
      heading: t("columns.email"),
      sort: sortBy("email", query),
      className: "user-email",
      cell: ({ email }) => email,
    },
    {
      heading: t("columns.role"),
      sort: sortBy("role", query),
      className: "user-role",
      cell: ({ roles, staffRoles }) => <RoleTags roles={roles} staffRoles={staffRoles} />,
    },
    {
      heading: t("columns.state"),
      className: "user-state",
      cell: ({ isBanned }) => <StateTag isBanned={isBanned} />,
    },
    {
      heading: t("columns.passkeys"),
      isLabeled: true,
      className: "num",
      cell: ({ passkeys }) => passkeys,
    },
    {
      heading: t("columns.created"),
      isLabeled: true,
      sort: sortBy("createdAt", query),
      cell: ({ createdAt }) => <FigureDate date={createdAt} />,
    },
    {
      heading: t("columns.actions"),
      hasActions: true,
      cell: (user) => <UserMenu user={user} />,
    },
  ];
  return <ListTable caption={t("caption")} columns={columns} rows={users} />;
}

/** Clicking the sorted column reverses it; another column starts in its natural order: newest first, or from "a". */
function sortBy(column: UserListQuery["sortBy"], query: UserListQuery): Column<UserView>["sort"] {
  const isSorting = query.sortBy === column;
  const isRising = query.sortDirection === "asc";
  const next = isSorting ? !isRising : column !== "createdAt";
  const sortDirection = next ? "asc" : "desc";
  return {
    to: userListPath({ ...query, offset: 0, sortBy: column, sortDirection }),
    order: isSorting ? (isRising ? "ascending" : "descending") : "none",
  };
}

function Person({ user: { id, name, handle, icon } }: { user: UserView }) {
  const t = useTranslations("adminUser");
  return (
    <Link className="data-table-person user-link" to={userPath(id)}>
      <img src={icon} alt="" width={38} height={38} loading="lazy" />
      <span>
        {name ? <b>{name}</b> : <span className="muted">{t("nameless")}</span>}
        <small className="num">@{handle}</small>
      </span>
    </Link>
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
