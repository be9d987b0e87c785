import { rolesByEvent } from "@takujo/contracts/account/staff-policy";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuLink } from "../../../ui/action/row-menu.tsx";
import { Tag, TagList, type TagTone } from "../../../ui/action/tag.tsx";
import { ColumnHeads, DataTable } from "../../../ui/data/data-table.tsx";
import { EllipsisVertical, Trash } from "../../../ui/generated/admin-icons.ts";
import { Pencil, User } from "../../../ui/generated/icons.ts";
import type { MemberView } from "./staff.server.ts";
import { askAbout } from "./staff-path.ts";

const columns = ["name", "roles", "where", "last"] as const;

export function MemberTable({ members }: { members: MemberView[] }) {
  const t = useTranslations("adminStaff.list");
  return (
    <DataTable caption={t("caption")} cards>
      <ColumnHeads
        columns={columns.map((column) => t(`columns.${column}`))}
        actions={t("columns.actions")}
      />
      <tbody>
        {members.map((member) => (
          <Row key={member.userId} member={member} />
        ))}
      </tbody>
    </DataTable>
  );
}

const userPath = (id: string) => `/admin/auth-user/${encodeURIComponent(id)}`;

function Row({ member }: { member: MemberView }) {
  const t = useTranslations("adminStaff.list");
  const { userId, name, email, icon, lastUsed, isBanned } = member;
  return (
    <tr>
      <td>
        <Link className="data-table-person staff-person" to={userPath(userId)}>
          <img src={icon} alt="" width={38} height={38} loading="lazy" />
          <span>
            {name ? <b>{name}</b> : <span className="muted">{t("nameless")}</span>}
            <small>{email}</small>
          </span>
        </Link>
      </td>
      <td className="staff-roles">
        <RoleTags member={member} />
        {isBanned && <Tag tone="red">{t("banned")}</Tag>}
      </td>
      <td className="staff-where">
        <Where member={member} />
      </td>
      <td className="num" data-label={t("columns.last")}>
        {lastUsed ?? t("never")}
      </td>
      <td className="data-table-actions">
        <Menu member={member} />
      </td>
    </tr>
  );
}

const tones: Record<MemberView["roles"][number], TagTone> = {
  editor: "blue",
  host: "green",
  desk: "gold",
  treasurer: "red",
};

function RoleTags({ member: { isAdmin, roles } }: { member: MemberView }) {
  const t = useTranslations("staffRole.names");
  return (
    <TagList>
      {isAdmin && <Tag tone="dark">{t("admin")}</Tag>}
      {roles.map((role) => (
        <Tag key={role} tone={tones[role]}>
          {t(role)}
        </Tag>
      ))}
    </TagList>
  );
}

function Where({ member }: { member: Pick<MemberView, "isAdmin" | "roles" | "events"> }) {
  const t = useTranslations("adminStaff.list");
  const { isAdmin, roles, events } = member;
  if (isAdmin) return t("everywhere");
  return <GrantedEvents roles={roles} events={events} />;
}

type GrantedEventsProps = Pick<MemberView, "roles" | "events">;

/** The events that were chosen; roles for the whole site need none. */
export function GrantedEvents({ roles, events }: GrantedEventsProps) {
  const t = useTranslations("adminStaff.list");
  const words = useTranslations("staffRole");
  if (!roles.some((role) => rolesByEvent.includes(role))) return t("everywhere");
  if (!events) return words("allEvents");
  if (events.length === 0) return t("gone");
  return (
    <ul className="staff-event-list">
      {events.map(({ id, label, isOver }) => (
        <li key={id}>
          {label} {isOver && <Tag>{t("over")}</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** Admin rights are changed on the person's own page. */
function Menu({ member }: { member: MemberView }) {
  const t = useTranslations("adminStaff.list");
  const { userId, name, email, version } = member;
  return (
    <RowMenu
      id={`staff-menu-${userId}`}
      button={
        <IconButton label={t("menu", { name: name || email })}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      {version !== null && (
        <>
          <RowMenuLink to={askAbout(userId, "change")} icon={<Pencil />} preventScrollReset>
            {t("change")}
          </RowMenuLink>
          <RowMenuLink to={askAbout(userId, "remove")} icon={<Trash />} danger preventScrollReset>
            {t("remove")}
          </RowMenuLink>
        </>
      )}
      <RowMenuLink to={userPath(userId)} icon={<User />}>
        {t("open")}
      </RowMenuLink>
    </RowMenu>
  );
}
