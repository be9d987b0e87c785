import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function NothingFound({ query }: { query: string }) {
  const t = useTranslations("faq");
  return (
    <EmptyState
      kind="search"
      title={t("notFound", { query })}
      actions={
        <ButtonLink to="/faq" variant="line" reloadDocument>
          {t("showAll")}
        </ButtonLink>
      }
    >
      {t("notFoundText")}
    </EmptyState>
  );
}
