import { maxContentCounted } from "@takujo/contracts/content/editing/content-counts";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { TabLink, TabLinks } from "../../../../ui/navigation/tabs.tsx";
import { AdminHead } from "../../admin-head.tsx";
import { ListPages } from "../../list/list-pages.tsx";
import { useOutcomeMessages } from "../editor/outcomes.ts";
import { listPath, type PageKind, pageKinds } from "../kinds.ts";
import type { Route } from "./+types/page.ts";
import { ContentFilters } from "./content-filters.tsx";
import { ContentTable } from "./content-table.tsx";
import { createFromForm } from "./create.server.ts";
import { readList } from "./list.server.ts";
import { contentListPath } from "./list-query.ts";
import "./list.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readList(params.kind as PageKind, context.get(visitContext), url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  createFromForm(request, params.kind as PageKind, context.get(visitContext));

export default function ContentList({ loaderData }: Route.ComponentProps) {
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
