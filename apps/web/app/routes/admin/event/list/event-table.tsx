import type { OrganizedEvent } from "@takujo/contracts/booking/schedule/organized-event";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { Tag, TagList } from "../../../../ui/action/tag.tsx";
import { ColumnHeads, DataTable } from "../../../../ui/data/data-table.tsx";
import { EllipsisVertical, Repeat } from "../../../../ui/generated/admin-icons.ts";
import { Copy, ExternalLink, Pencil } from "../../../../ui/generated/icons.ts";
import { Can } from "../../can.tsx";
import { StateTag } from "../../content/editor/state-tag.tsx";
import { eventPath } from "../event-path.ts";

const columns = ["when", "title", "seats", "state"] as const;

type EventTableProps = {
  events: OrganizedEvent[];
  caption: string;
  /** The address of the list. */
  self: string;
};

export function EventTable({ events, caption, self }: EventTableProps) {
  const t = useTranslations("adminEvent");
  return (
    <DataTable caption={caption} cards>
      <ColumnHeads
        columns={columns.map((column) => t(`columns.${column}`))}
        actions={t("columns.actions")}
      />
      <tbody>
        {events.map((event) => (
          <Row key={event.id} event={event} self={self} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = { event: OrganizedEvent; self: string };

function Row({ event, self }: RowProps) {
  const t = useTranslations("adminEvent");
  const title = event.titles.ja || event.titles.en || t("untitled");
  const { capacity, seatsTaken, waiting } = event;
  return (
    <tr>
      <td className="organized-when num">
        <When event={event} />
      </td>
      <td>
        <Link className="organized-title" to={eventPath(event.id)}>
          <b lang={event.titles.ja ? "ja" : undefined}>{title}</b>
          <small>
            {[event.venueName, t("sessions", { count: event.sessions })]
              .filter(Boolean)
              .join(" / ")}
          </small>
        </Link>
      </td>
      <td className="organized-seats num">
        {t("seats", { taken: seatsTaken, capacity })}
        {waiting > 0 && <small>{t("waiting", { count: waiting })}</small>}
      </td>
      <td className="organized-state">
        <TagList>
          <StateTag state={stateOf(event)} />
          {event.state === "changed" && <Tag tone="gold">{t("moved")}</Tag>}
          {event.seriesId && <Tag>{t("series")}</Tag>}
        </TagList>
      </td>
      <td className="data-table-actions">
        <Menu event={event} title={title} self={self} />
      </td>
    </tr>
  );
}

function When({ event: { startsAt } }: { event: OrganizedEvent }) {
  const t = useTranslations("adminEvent");
  const locale = useLocale();
  if (!startsAt) return t("noDay");
  return <time dateTime={startsAt}>{formatFullDayTime(startsAt, locale)}</time>;
}

/** As in the content editor, where "changed" means that there is a draft. */
function stateOf({ state, hasDraft, publishAt }: OrganizedEvent) {
  if (publishAt) return "scheduled";
  if (state === "published" || state === "changed") return hasDraft ? "changed" : "published";
  return state;
}

function Menu({ event: { id, slug, state }, title, self }: RowProps & { title: string }) {
  const t = useTranslations("adminEvent");
  return (
    <RowMenu
      id={`menu-${id}`}
      button={
        <IconButton label={t("menu", { title })}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <RowMenuLink to={eventPath(id)} icon={<Pencil />}>
        {t("open")}
      </RowMenuLink>
      <Can right="publish">
        <RowMenuLink to={`${self}${self.includes("?") ? "&" : "?"}copy=${id}`} icon={<Copy />}>
          {t("copy")}
        </RowMenuLink>
        <RowMenuLink to={`${eventPath(id)}/series`} icon={<Repeat />}>
          {t("repeat")}
        </RowMenuLink>
      </Can>
      {state !== "draft" && state !== "archived" && (
        <RowMenuLink to={`/event/${slug}`} icon={<ExternalLink />}>
          {t("view")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
