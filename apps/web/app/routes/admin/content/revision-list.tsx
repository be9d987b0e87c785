import type { RevisionSummary } from "@takujo/contracts/content/editing/content";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Tag } from "../../../ui/action/tag.tsx";

type RevisionListProps = {
  /** Newest first. */
  revisions: RevisionSummary[];
  shown: number;
  path: (number: number) => string;
};

export function RevisionList({ revisions, shown, path }: RevisionListProps) {
  const t = useTranslations("adminContent.revision");
  return (
    <nav aria-label={t("list")}>
      <ol className="revision-list" reversed>
        {revisions.map(({ number, madeAt, madeBy }, index) => (
          <li key={number}>
            <Link
              to={path(number)}
              aria-current={number === shown ? "page" : undefined}
              preventScrollReset
            >
              <b>{t("number", { number })}</b>
              {index === 0 && <Tag tone="green">{t("current")}</Tag>}
              <small>
                <span className="num">
                  <FigureDate date={madeAt} /> {clock(madeAt)}
                </span>{" "}
                {madeBy?.name ?? t("system")}
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
