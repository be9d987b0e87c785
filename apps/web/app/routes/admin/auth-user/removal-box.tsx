import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Trash } from "../../../ui/generated/admin-icons.ts";
import type { UserView } from "./server-present-user.ts";
import { userPath } from "./user-view.ts";

export function RemovalBox({ user }: { user: UserView }) {
  const t = useTranslations("adminUser.removal");
  return (
    <section className="admin-box" aria-labelledby="removal-heading">
      <div className="admin-box-head">
        <h2 id="removal-heading">{t("heading")}</h2>
      </div>
      <p className="admin-note">{t("lead")}</p>
      <ButtonLink
        to={userPath(user.id, "remove")}
        variant="quiet-danger"
        icon={<Trash />}
        preventScrollReset
      >
        {t("open")}
      </ButtonLink>
    </section>
  );
}
