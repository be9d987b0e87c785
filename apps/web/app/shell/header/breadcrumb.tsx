import { useTranslations } from "@takujo/i18n/react";
import { Link, useMatches } from "react-router";
import type { HeadData } from "../head/use-page-info.ts";
import { browserPageAt, usePage } from "../routing/browser-page.ts";
import type { BrowserPage } from "../routing/record.ts";

/**
 * Home, the pages whose paths lead here, and this page by its title. A page that hides the shell's breadcrumb can
 * place it itself (`byPage`).
 */
export function Breadcrumb({ byPage }: { byPage?: boolean }) {
  const t = useTranslations();
  const match = useMatches().at(-1);
  const page = usePage();
  if (!match || !page || (page.breadcrumbHidden && !byPage)) return null;
  const head = (match.loaderData as { head?: HeadData } | undefined)?.head;
  return (
    <nav className="breadcrumb wrap" aria-label={t("commons.breadcrumb.label")}>
      <ol className="breadcrumb-list">
        <li>
          <Link to="/">{t("commons.breadcrumb.home")}</Link>
        </li>
        {parentsOf(page.path).map((parent) => (
          <li key={parent.id}>
            <Link to={parent.path}>{t(`titles.${parent.title}`)}</Link>
          </li>
        ))}
        <li aria-current="page">{head?.title ?? t(`titles.${page.title}`)}</li>
      </ol>
    </nav>
  );
}

/** Parents whose path has no parameter; others have no fixed address. */
function parentsOf(path: string): BrowserPage[] {
  const parts = path.split("/").slice(1, -1);
  return parts.flatMap((_, index) => {
    const parent = browserPageAt(`/${parts.slice(0, index + 1).join("/")}`);
    return parent && !parent.path.includes(":") ? [parent] : [];
  });
}
