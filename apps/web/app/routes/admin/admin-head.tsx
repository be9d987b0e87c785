import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ChevronRight } from "../../ui/generated/icons.ts";

type AdminHeadProps = {
  title: ReactNode;
  note?: ReactNode;
  /** Buttons at the right end. */
  children?: ReactNode;
};

/** The heading of an admin page. */
export function AdminHead({ title, note, children }: AdminHeadProps) {
  return (
    <div className="admin-head">
      <div>
        <h1>{title}</h1>
        {note && <p className="admin-note">{note}</p>}
      </div>
      {children && <div className="admin-actions">{children}</div>}
    </div>
  );
}

type AdminTrailProps = { to: string; parent: string; children: string };

/** A breadcrumb from a list to the current page. */
export function AdminTrail({ to, parent, children }: AdminTrailProps) {
  const t = useTranslations("admin");
  return (
    <nav className="admin-trail" aria-label={t("trail")}>
      <Link to={to}>{parent}</Link>
      <ChevronRight />
      <span aria-current="page">{children}</span>
    </nav>
  );
}
