import type { OrganizedEvent } from "@takujo/contracts/booking/schedule/organized-event";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { Tag, TagList } from "../../../../ui/action/tag.tsx";
import { EllipsisVertical, Repeat } from "../../../../ui/generated/admin-icons.ts";
import { Copy, ExternalLink, Pencil } from "../../../../ui/generated/icons.ts";
import { Can } from "../../can.tsx";
import { StateTag } from "../../content/editor/state-tag.tsx";
import { type Column, ListTable } from "../../list/list-table.tsx";
import { eventPath } from "../event-path.ts";

type EventTableProps = {
  events: OrganizedEvent[];
  caption: string;
  /** The address of the list. */
  self: string;
};

export function EventTable({ events, caption, self }: EventTableProps) {
  const t = useTranslations("adminEvent");
  const columns: Column<OrganizedEvent>[] = [
    {
      heading: t("columns.when"),
      className: "organized-when num",
      cell: (event) => <When event={event} />,
    },
    {
      heading: t("columns.title"),
      cell: (event) => <Title event={event} />,
    },
    {
      heading: t("columns.seats"),
      className: "organized-seats num",
      cell: ({ capacity, seatsTaken, waiting }) => (
        <>
          {t("seats", { taken: seatsTaken, capacity })}
          {waiting > 0 && <small>{t("waiting", { count: waiting })}</small>}
        </>
      ),
    },
    {
      heading: t("columns.state"),
      className: "organized-state",
      cell: (event) => (
        <TagList>
          <StateTag state={stateOf(event)} />
          {event.state === "changed" && <Tag tone="gold">{t("moved")}</Tag>}
          {event.seriesId && <Tag>{t("series")}</Tag>}
        </TagList>
      ),
    },
    {
      heading: t("columns.actions"),
      isHeadingHidden: true,
      hasActions: true,
      cell: (event) => <Menu event={event} self={self} />,
    },
  ];
  return <ListTable caption={caption} columns={columns} rows={events} />;
}

type RowProps = { event: OrganizedEvent };

function Title({ event }: RowProps) {
  const t = useTranslations("adminEvent");
  const { id, titles, venueName, sessions } = event;
  return (
    <Link className="organized-title" to={eventPath(id)}>
      <b lang={titles.ja ? "ja" : undefined}>{titles.ja || titles.en || t("untitled")}</b>
      <small>{[venueName, t("sessions", { count: sessions })].filter(Boolean).join(" / ")}</small>
    </Link>
  );
}

function When({ event: { startsAt } }: RowProps) {
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

function Menu({ event: { id, slug, state, titles }, self }: RowProps & { self: string }) {
  const t = useTranslations("adminEvent");
  const title = titles.ja || titles.en || t("untitled");
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
