import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../ui/action/chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Kern } from "../../ui/text/kern.tsx";
import { isNarrowed, type SearchQuery, searchUrl } from "./search-url.ts";

type NothingFoundProps = {
  query: SearchQuery;
  /** Other kinds have results. */
  elsewhere: boolean;
};

/** Links to where there are results. */
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

const places = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

export function WordLinks() {
  const t = useTranslations("search");
  return (
    <nav aria-labelledby="words">
      <h2 className="search-subheading" id="words">
        {t("words")}
      </h2>
      <ChipList>
        {places.map((place) => {
          const word = t(`word.${place}`);
          return (
            <ChipLink key={place} to={searchUrl({ q: word })}>
              {word}
            </ChipLink>
          );
        })}
      </ChipList>
    </nav>
  );
}
