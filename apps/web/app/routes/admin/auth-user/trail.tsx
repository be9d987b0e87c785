import { useTranslations } from "@takujo/i18n/react";
import { AdminTrail } from "../admin-head.tsx";

/** From the list of users to the page at hand. */
export function Trail({ children }: { children: string }) {
  const t = useTranslations("adminUser.list");
  return (
    <AdminTrail to="/admin/auth-user" parent={t("heading")}>
      {children}
    </AdminTrail>
  );
}
