import type { ContentList } from "@takujo/contracts/content/editing/content";
import { maxContentCounted } from "@takujo/contracts/content/editing/editing-limits";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { TabLink, TabLinks } from "../../../../ui/navigation/tabs.tsx";
import { AdminHead } from "../../admin-head.tsx";
import { FilterChips } from "../../list/filter-chips.tsx";
import { FilterForm } from "../../list/filter-form.tsx";
import { ListPages } from "../../list/list-pages.tsx";
import { useOutcomeMessages } from "../editor/outcomes.ts";
import { listPath, type PageKind, pageKinds } from "../kinds.ts";
import type { Route } from "./+types/page.ts";
import { ContentTable } from "./content-table.tsx";
import { createFromForm } from "./create.server.ts";
import { readList } from "./list.server.ts";
import {
  type ContentListQuery,
  contentListPath,
  type ListFilter,
  listFilters,
} from "./list-query.ts";
import "./list.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readList(params.kind as PageKind, context.get(visitContext), url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  createFromForm(request, params.kind as PageKind, context.get(visitContext));

export default function AdminContent({ loaderData }: Route.ComponentProps) {
  const { kind, query, list, totals } = loaderData;
  const t = useTranslations("adminContent");
  const count = useCount();
  const isFiltered = Boolean(query.state || query.search);
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminHead title={t("heading")}>
        {kind === "board-game" && (
          <ButtonLink variant="line" to="/admin/game-import">
            {t("gameImport")}
          </ButtonLink>
        )}
        <ButtonLink variant="line" to="/admin/synonym">
          {t("synonyms")}
        </ButtonLink>
        <Form method="post">
          <Button type="submit" name="intent" value="create" icon={<Plus />}>
            {t(`create.${kind}`)}
          </Button>
        </Form>
      </AdminHead>
      <div className="content-kinds">
        <TabLinks label={t("kindsLabel")}>
          {pageKinds.map((tab, index) => (
            <TabLink
              key={tab}
              to={listPath(tab)}
              current={tab === kind}
              note={count(totals[index] ?? 0)}
            >
              {t(`kinds.${tab}`)}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <ContentFilters kind={kind} query={query} counts={list.counts} />
      {list.items.length > 0 ? (
        <ContentTable kind={kind} entries={list.items} />
      ) : (
        <EmptyState
          kind="search"
          title={isFiltered ? t("nothing") : t("nothingYet")}
          actions={
            isFiltered && (
              <ButtonLink variant="line" to={listPath(kind)}>
                {t("clear")}
              </ButtonLink>
            )
          }
        >
          {isFiltered ? t("nothingHint") : t("nothingYetHint")}
        </EmptyState>
      )}
      <ListPages
        after={query.after}
        next={list.next}
        path={(after) => contentListPath(kind, { ...query, after })}
        words={{
          label: t("pages"),
          first: t("first"),
          next: t("next", { count: loaderData.pageSize }),
        }}
      />
    </>
  );
}

/** 42件, or 100件以上 where counting stopped. */
function useCount(): (count: number) => string {
  const t = useTranslations("adminContent");
  return (count) => (count < maxContentCounted ? t("count", { count }) : t("moreThan", { count }));
}

type Counts = ContentList["counts"];
type ContentFiltersProps = { kind: PageKind; query: ContentListQuery; counts: Counts };

const countOf = (counts: Counts, filter: ListFilter) =>
  filter === "without-english" ? counts.withoutEnglish : counts[filter];

/** Filters by state and by search text. States without entries are left out. */
function ContentFilters({ kind, query, counts }: ContentFiltersProps) {
  const t = useTranslations("adminContent");
  const { state, search } = query;
  const shown = listFilters.filter((filter) => filter === state || countOf(counts, filter) > 0);
  return (
    <div className="content-filters">
      <FilterChips
        label={t("filters")}
        values={["", ...shown]}
        current={state ?? ""}
        path={(filter) => contentListPath(kind, { state: filter, search })}
      >
        {(filter) =>
          filter === "" ? (
            t("filter.all")
          ) : (
            <>
              {t(`filter.${filter}`)}{" "}
              <span className="num">{countOf(counts, filter).toLocaleString("en")}</span>
            </>
          )
        }
      </FilterChips>
      <FilterForm
        path={listPath(kind)}
        query={query}
        carried={["state"]}
        label={t("searchLabel")}
        className="content-search"
        submit={t("search")}
      >
        <input
          className="input"
          type="search"
          name="search"
          aria-label={t("searchExample")}
          placeholder={t("searchExample")}
          defaultValue={search}
          maxLength={100}
          enterKeyHint="search"
        />
      </FilterForm>
    </div>
  );
}
