import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { RotateCcw } from "../../../ui/generated/admin-icons.ts";
import { TabLink, TabLinks } from "../../../ui/tabs.tsx";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead, AdminTrail } from "../admin-head.tsx";
import { itemPath } from "./kinds.ts";
import { RestoreQuestion } from "./restore-question.tsx";
import { RevisionChanges } from "./revision-changes.tsx";
import { RevisionList } from "./revision-list.tsx";
import { revisionPath } from "./revision-path.ts";
import type { RevisionPage } from "./server-revision.ts";
import "./revision-page.css";

/** The publications of something, and what one of them changed. */
export function RevisionView(page: RevisionPage) {
  const { admin, kind, itemId, revisions, shown, against, isCurrent, changes } = page;
  const t = useTranslations("adminContent");
  const title = page.title || t("untitled");
  const item = itemPath(kind, itemId);
  const path = (number: number, query = {}) => revisionPath(item, { number, against, ...query });
  return (
    <AdminFrame admin={admin}>
      <AdminTrail to={item} parent={title}>
        {t("revision.trail")}
      </AdminTrail>
      <AdminHead title={t("revision.heading")} note={title} />
      {!shown ? (
        <p>{t("revision.none")}</p>
      ) : (
        <div className="revisions">
          <RevisionList revisions={revisions} shown={shown.number} path={path} />
          <section aria-labelledby="revision-shown">
            <div className="admin-box-head">
              <h2 id="revision-shown">{t("revision.number", { number: shown.number })}</h2>
              {!isCurrent && (
                <ButtonLink
                  variant="line"
                  size="small"
                  icon={<RotateCcw />}
                  to={path(shown.number, { ask: "restore" })}
                  preventScrollReset
                >
                  {t("revision.restore")}
                </ButtonLink>
              )}
            </div>
            <TabLinks label={t("revision.against")}>
              <TabLink
                to={path(shown.number, { against: "before" })}
                current={against === "before"}
              >
                {t("revision.againstBefore")}
              </TabLink>
              <TabLink
                to={path(shown.number, { against: "public" })}
                current={against === "public"}
              >
                {t("revision.againstPublic")}
              </TabLink>
            </TabLinks>
            <RevisionChanges changes={changes} isFirst={page.isFirst} />
          </section>
        </div>
      )}
      {shown && page.asks && <RestoreQuestion number={shown.number} back={path(shown.number)} />}
    </AdminFrame>
  );
}
