import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function NobodyFits() {
  const t = useTranslations("staff");
  return (
    <EmptyState
      kind="search"
      title={t("empty")}
      actions={
        <ButtonLink to="/staff" variant="line">
          {t("emptyAction")}
        </ButtonLink>
      }
    />
  );
}
