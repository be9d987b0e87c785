import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type EventListQuery, isFiltered, listUrl } from "./server-list-query.ts";

/** Says why there is nothing, and leads to where there is something. */
export function NoEvents({ query }: { query: EventListQuery }) {
  const t = useTranslations("event");
  const filtered = isFiltered(query);
  const past = query.when === "past";
  const isPlain = !filtered && !past;
  return (
    <EmptyState
      kind="search"
      title={t(filtered ? "empty" : past ? "emptyPast" : "emptyUpcoming")}
      actions={
        <ButtonLink to={listUrl({ when: isPlain ? "past" : "upcoming" })} variant="line">
          {t(isPlain ? "view.past" : "emptyAction")}
        </ButtonLink>
      }
    >
      {filtered && t("emptyNote")}
    </EmptyState>
  );
}
