import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Kern } from "../../ui/kern.tsx";
import { isNarrowed, type SearchQuery, searchUrl } from "./server-query.ts";

type NothingFoundProps = {
  query: SearchQuery;
  /** Other kinds have something. */
  elsewhere: boolean;
};

/** Leads to where there is something. */
export function NothingFound({ query, elsewhere }: NothingFoundProps) {
  const t = useTranslations("search");
  const { q, kind } = query;
  const narrowed = isNarrowed(query);
  return (
    <EmptyState
      kind="search"
      title={<Kern>{elsewhere ? t("emptyKind") : t("empty", { query: q })}</Kern>}
      actions={
        <>
          {narrowed && <ButtonLink to={searchUrl({ q, kind })}>{t("reset")}</ButtonLink>}
          {elsewhere ? (
            <ButtonLink to={searchUrl({ ...query, kind: undefined })} variant="line">
              {t("allKinds")}
            </ButtonLink>
          ) : (
            <ButtonLink to="/event" variant="line">
              {t("allEvents")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(narrowed ? "emptyNarrowed" : "emptyText")}
    </EmptyState>
  );
}
