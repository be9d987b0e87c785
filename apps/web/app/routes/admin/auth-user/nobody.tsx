import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/button.tsx";

/** Calm, as all of these pages: no drawing. */
export function Nobody() {
  const t = useTranslations("adminUser.list");
  return (
    <div className="admin-box user-list-nobody">
      <h2>{t("nobody")}</h2>
      <p className="admin-note">{t("nobodyHint")}</p>
      <ButtonLink to="/admin/auth-user" variant="line">
        {t("clear")}
      </ButtonLink>
    </div>
  );
}
