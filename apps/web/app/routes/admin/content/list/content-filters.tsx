import type { ContentList } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { FilterChips } from "../../list/filter-chips.tsx";
import { FilterForm } from "../../list/filter-form.tsx";
import { listPath, type PageKind } from "../kinds.ts";
import {
  type ContentListQuery,
  contentListPath,
  type ListFilter,
  listFilters,
} from "./list-query.ts";

type Counts = ContentList["counts"];
type ContentFiltersProps = { kind: PageKind; query: ContentListQuery; counts: Counts };

const countOf = (counts: Counts, filter: ListFilter) =>
  filter === "without-english" ? counts.withoutEnglish : counts[filter];

/** Filters by state and by search text. States without entries are left out. */
export function ContentFilters({ kind, query, counts }: ContentFiltersProps) {
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
