import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import { RotateCcw } from "../../../ui/generated/admin-icons.ts";
import { TabLink, TabLinks } from "../../../ui/navigation/tabs.tsx";
import { AdminHead, AdminTrail } from "../admin-head.tsx";
import { addressOf } from "../list/address-of.ts";
import { QuestionDialog } from "../question/question-dialog.tsx";
import { itemPath } from "./kinds.ts";
import type { RevisionPage } from "./revision.server.ts";
import { RevisionChanges } from "./revision-changes.tsx";
import { RevisionList } from "./revision-list.tsx";
import "./revision-page.css";

/** The published revisions, and the changes of one of them. */
export function RevisionView(page: RevisionPage) {
  const { kind, itemId, revisions, shown, against, isCurrent, changes } = page;
  const t = useTranslations("adminContent");
  const title = page.title || t("untitled");
  const item = itemPath(kind, itemId);
  const path = (number: number, query = {}) => revisionPath(item, { number, against, ...query });
  return (
    <>
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
    </>
  );
}

const titleId = "restore-question";

function RestoreQuestion({ number, back }: { number: number; back: string }) {
  const t = useTranslations("contentEditor.ask");
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form method="post" action={back}>
        <input type="hidden" name="number" value={number} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("restoreTitle")}
          text={t("restoreText")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit">{t("restore")}</Button>
            </>
          }
        />
      </Form>
    </QuestionDialog>
  );
}

interface RevisionQuery {
  number: number;
  against: "before" | "public";
  ask?: string;
}

const revisionPath = (item: string, query: RevisionQuery): string =>
  addressOf(`${item}/revision`, query, { against: "before" });
