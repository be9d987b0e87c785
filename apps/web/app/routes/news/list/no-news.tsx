import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

export function NoNews() {
  const t = useTranslations("news");
  return (
    <EmptyState
      kind="search"
      title={t("empty")}
      actions={
        <ButtonLink to="/news" variant="line">
          {t("emptyAction")}
        </ButtonLink>
      }
    />
  );
}
