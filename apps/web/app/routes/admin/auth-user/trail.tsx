import { useTranslations } from "@takujo/i18n/react";
import { AdminTrail } from "../admin-head.tsx";

/** The breadcrumb from the user list to the current page. */
export function Trail({ children }: { children: string }) {
  const t = useTranslations("adminUser.list");
  return (
    <AdminTrail to="/admin/auth-user" parent={t("heading")}>
      {children}
    </AdminTrail>
  );
}
