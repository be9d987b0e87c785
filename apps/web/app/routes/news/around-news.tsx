import type { NewsItem } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";

export function AroundNews({ older }: Pick<NewsItem, "older">) {
  const t = useTranslations("news");
  return (
    <nav className="wrap news-around" aria-label={t("around")}>
      {older && (
        <Link className="news-around-link" to={`/news/${older.slug}`}>
          <small>{t("older")}</small>
          <b>{older.title}</b>
        </Link>
      )}
      <Link className="news-around-link" to="/news">
        <small>{t("list")}</small>
        <b>{t("all")}</b>
      </Link>
    </nav>
  );
}
