import { useTranslations } from "@takujo/i18n/react";
import { Link, useMatches } from "react-router";
import type { RouteEntry } from "../route-entry.ts";
import type { HeadData } from "./head/use-page-info.ts";
import { matchRoute, routeById } from "./route-match.ts";

/**
 * Home, the pages whose paths lead here, and this page by its own title. A page that hides the shell's
 * may put it where it wants.
 */
export function Breadcrumb({ byPage }: { byPage?: boolean }) {
  const t = useTranslations();
  const match = useMatches().at(-1);
  const entry = routeById(match?.id);
  if (!match || !entry || (entry.breadcrumbHidden && !byPage)) return null;
  const head = (match.loaderData as { head?: HeadData } | undefined)?.head;
  return (
    <nav className="breadcrumb wrap" aria-label={t("commons.breadcrumb.label")}>
      <ol className="breadcrumb-list">
        <li>
          <Link to="/">{t("commons.breadcrumb.home")}</Link>
        </li>
        {parentsOf(entry).map((parent) => (
          <li key={parent.id}>
            <Link to={parent.path}>{t(`titles.${parent.title}`)}</Link>
          </li>
        ))}
        <li aria-current="page">{head?.title ?? t(`titles.${entry.title}`)}</li>
      </ol>
    </nav>
  );
}

/** Parents whose path has no parameter; others have no address of their own. */
function parentsOf(entry: RouteEntry): RouteEntry[] {
  const parts = entry.path.split("/").slice(1, -1);
  return parts.flatMap((_, index) => {
    const parent = matchRoute(`/${parts.slice(0, index + 1).join("/")}`)?.entry;
    return parent && !parent.path.includes(":") ? [parent] : [];
  });
}
