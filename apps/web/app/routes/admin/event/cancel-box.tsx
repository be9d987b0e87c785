import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Ban } from "../../../ui/generated/icons.ts";

export function CancelBox({ self }: { self: string }) {
  const t = useTranslations("adminEvent.cancel");
  return (
    <section className="admin-box" aria-label={t("heading")}>
      <ButtonLink
        variant="quiet-danger"
        wide
        icon={<Ban />}
        to={`${self}?ask=cancel`}
        preventScrollReset
      >
        {t("heading")}
      </ButtonLink>
      <p className="admin-note">{t("hint")}</p>
    </section>
  );
}
