import type { ContentEntry } from "@takujo/contracts/content/editing/content";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { Tag, TagList } from "../../../../ui/action/tag.tsx";
import { ColumnHeads, DataTable } from "../../../../ui/data/data-table.tsx";
import { Check } from "../../../../ui/generated/icons.ts";
import { StateTag } from "../editor/state-tag.tsx";
import { itemPath, type PageKind, publicPath } from "../kinds.ts";
import { ContentMenu } from "./content-menu.tsx";

const columns = ["title", "state", "time", "languages", "who"] as const;

export function ContentTable({ kind, entries }: { kind: PageKind; entries: ContentEntry[] }) {
  const t = useTranslations("adminContent");
  return (
    <div className="content-table">
      <DataTable caption={t("caption", { kind: t(`kinds.${kind}`) })} cards>
        <ColumnHeads
          columns={columns.map((column) => t(`columns.${column}`))}
          actions={t("columns.actions")}
        />
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} kind={kind} entry={entry} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

function Row({ kind, entry }: { kind: PageKind; entry: ContentEntry }) {
  const t = useTranslations("adminContent");
  const title = useEntryTitle()(kind, entry);
  const { id, slug, state, titles, pinned, updatedBy } = entry;
  const time = entry.publishAt ?? entry.publishedAt;
  return (
    <tr>
      <td>
        <Link className="content-title" to={itemPath(kind, id)}>
          <b lang={titles.ja ? "ja" : undefined}>{title}</b>
          {pinned && (
            <>
              {" "}
              <Tag tone="dark">{t("pinned")}</Tag>
            </>
          )}
          <small>{publicPath(kind, slug) ?? slug}</small>
        </Link>
      </td>
      <td className="content-state">
        <StateTag state={state} />
      </td>
      <td className="num content-time">
        {time ? (
          <>
            <FigureDate date={time} /> {clock(time)}
          </>
        ) : (
          <span aria-hidden="true">—</span>
        )}
      </td>
      <td className="content-languages">
        <TagList>
          {titles.ja ? <Written>{t("written.ja")}</Written> : <Tag>{t("noJapanese")}</Tag>}
          {titles.en ? <Written>{t("written.en")}</Written> : <Tag>{t("noEnglish")}</Tag>}
        </TagList>
      </td>
      <td className="content-who">{updatedBy?.name ?? t("somebody")}</td>
      <td className="data-table-actions">
        <ContentMenu kind={kind} entry={entry} title={title} />
      </td>
    </tr>
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
