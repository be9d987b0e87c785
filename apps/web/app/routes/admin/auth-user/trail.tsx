import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { ChevronRight } from "../../../ui/generated/icons.ts";

/** From the list of users to the page at hand. */
export function Trail({ children }: { children: string }) {
  const t = useTranslations("adminUser");
  return (
    <nav className="admin-trail" aria-label={t("item.breadcrumb")}>
      <Link to="/admin/auth-user">{t("list.heading")}</Link>
      <ChevronRight />
      <span aria-current="page">{children}</span>
    </nav>
  );
}
