import type { ContentEntry } from "@takujo/contracts/content/editing/content";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuItem, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { Tag, TagList } from "../../../../ui/action/tag.tsx";
import { EllipsisVertical, EyeOff, History } from "../../../../ui/generated/admin-icons.ts";
import { Check, Copy, ExternalLink, Pencil } from "../../../../ui/generated/icons.ts";
import { type Column, ListTable } from "../../list/list-table.tsx";
import { StateTag } from "../editor/state-tag.tsx";
import { itemPath, type PageKind, publicPath } from "../kinds.ts";

export function ContentTable({ kind, entries }: { kind: PageKind; entries: ContentEntry[] }) {
  const t = useTranslations("adminContent");
  const titleOf = useEntryTitle();
  const columns: Column<ContentEntry>[] = [
    {
      heading: t("columns.title"),
      cell: (entry) => (
        <Link className="content-title" to={itemPath(kind, entry.id)}>
          <b lang={entry.titles.ja ? "ja" : undefined}>{titleOf(kind, entry)}</b>
          {entry.pinned && (
            <>
              {" "}
              <Tag tone="dark">{t("pinned")}</Tag>
            </>
          )}
          <small>{publicPath(kind, entry.slug) ?? entry.slug}</small>
        </Link>
      ),
    },
    {
      heading: t("columns.state"),
      className: "content-state",
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      heading: t("columns.time"),
      className: "num content-time",
      cell: ({ publishAt, publishedAt }) => {
        const time = publishAt ?? publishedAt;
        if (!time) return <span aria-hidden="true">—</span>;
        return (
          <>
            <FigureDate date={time} /> {clock(time)}
          </>
        );
      },
    },
    {
      heading: t("columns.languages"),
      className: "content-languages",
      cell: ({ titles }) => (
        <TagList>
          {titles.ja ? <Written>{t("written.ja")}</Written> : <Tag>{t("noJapanese")}</Tag>}
          {titles.en ? <Written>{t("written.en")}</Written> : <Tag>{t("noEnglish")}</Tag>}
        </TagList>
      ),
    },
    {
      heading: t("columns.who"),
      className: "content-who",
      cell: ({ updatedBy }) => updatedBy?.name ?? t("somebody"),
    },
    {
      heading: t("columns.actions"),
      isHeadingHidden: true,
      hasActions: true,
      cell: (entry) => <ContentMenu kind={kind} entry={entry} title={titleOf(kind, entry)} />,
    },
  ];
  return (
    <div className="content-table">
      <ListTable
        caption={t("caption", { kind: t(`kinds.${kind}`) })}
        columns={columns}
        rows={entries}
      />
    </div>
  );
}

function Written({ children }: { children: string }) {
  return (
    <Tag tone="green" icon={<Check />}>
      {children}
    </Tag>
  );
}

type EntryTitles = Pick<ContentEntry, "titles" | "version">;

/** The title of an entry: legal texts are numbered by version, and untitled entries say so. */
function useEntryTitle(): (kind: PageKind, entry: EntryTitles) => string {
  const t = useTranslations("adminContent");
  return (kind, { titles, version }) => {
    const title = titles.ja || titles.en || t("untitled");
    return kind === "legal" && version !== null ? t("legalTitle", { version, title }) : title;
  };
}

type ContentMenuProps = { kind: PageKind; entry: ContentEntry; title: string };

function ContentMenu({ kind, entry, title }: ContentMenuProps) {
  const t = useTranslations("adminContent");
  const { id, slug, state } = entry;
  const path = publicPath(kind, slug);
  const isPublic = state === "published" || state === "changed";
  return (
    <RowMenu
      id={`menu-${id}`}
      button={
        <IconButton label={t("menu", { title })}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <RowMenuLink to={itemPath(kind, id)} icon={<Pencil />}>
        {t("open")}
      </RowMenuLink>
      <Form method="post">
        <input type="hidden" name="copyOf" value={id} />
        <RowMenuItem type="submit" name="intent" value="create" icon={<Copy />}>
          {t("copy")}
        </RowMenuItem>
      </Form>
      {state !== "draft" && (
        <RowMenuLink to={`${itemPath(kind, id)}/revision`} icon={<History />}>
          {t("revisions")}
        </RowMenuLink>
      )}
      {/* The draft may have another slug than the published content. */}
      {state === "published" && path && (
        <RowMenuLink to={path} icon={<ExternalLink />}>
          {t("view")}
        </RowMenuLink>
      )}
      {isPublic && kind !== "legal" && (
        <RowMenuLink to={`${itemPath(kind, id)}?ask=archive`} icon={<EyeOff />} danger>
          {t("archive")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
