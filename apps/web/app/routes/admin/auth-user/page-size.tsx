import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { pageSizes, type UserListQuery, userListPath } from "./list-query.ts";

/** From the start again: another size has other pages. */
export function PageSize({ query }: { query: UserListQuery }) {
  const t = useTranslations("adminUser.list");
  return (
    <nav className="user-list-size" aria-label={t("perPage")}>
      <span aria-hidden="true">{t("perPage")}</span>
      {pageSizes.map((limit) => (
        <Link
          key={limit}
          className="num"
          to={userListPath({ ...query, limit, offset: 0 })}
          aria-current={limit === query.limit ? "true" : undefined}
          preventScrollReset
        >
          {limit}
        </Link>
      ))}
    </nav>
  );
}
