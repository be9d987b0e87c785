import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function NoArticles() {
  const t = useTranslations("article");
  return (
    <EmptyState
      kind="search"
      title={t("empty")}
      actions={
        <ButtonLink to="/article" variant="line">
          {t("emptyAction")}
        </ButtonLink>
      }
    />
  );
}
