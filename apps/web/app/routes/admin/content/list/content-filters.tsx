import type { ContentList } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../../ui/action/chip.tsx";
import { Search } from "../../../../ui/generated/icons.ts";
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
      <nav aria-label={t("filters")}>
        <ChipList>
          <ChipLink to={contentListPath(kind, { search })} current={!state}>
            {t("filter.all")}
          </ChipLink>
          {shown.map((filter) => (
            <ChipLink
              key={filter}
              to={contentListPath(kind, { search, state: filter })}
              current={filter === state}
            >
              {t(`filter.${filter}`)}{" "}
              <span className="num">{countOf(counts, filter).toLocaleString("en")}</span>
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      <Form
        method="get"
        action={listPath(kind)}
        role="search"
        aria-label={t("searchLabel")}
        className="content-search"
      >
        {state && <input type="hidden" name="state" value={state} />}
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
        <Button type="submit" variant="line" icon={<Search />}>
          {t("search")}
        </Button>
      </Form>
    </div>
  );
}
