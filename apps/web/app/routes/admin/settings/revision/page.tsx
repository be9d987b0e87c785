import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { RotateCcw } from "../../../../ui/generated/admin-icons.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { RevisionChanges } from "../../content/revision-changes.tsx";
import { RevisionList } from "../../content/revision-list.tsx";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import type { Route } from "./+types/page.ts";
import { readRevisionsPage, restoreFromForm } from "./revisions.server.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readRevisionsPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  restoreFromForm(request, context.get(visitContext));

const pathOf = (number: number, ask?: "restore") =>
  `/admin/settings/revision?number=${number}${ask ? `&ask=${ask}` : ""}`;

export default function SettingsRevision({ loaderData }: Route.ComponentProps) {
  const answer = useActionAnswer<typeof action>();
  const { revisions, shown, latest, isFirst, changes, asks, zoneQuestion } = loaderData;
  const t = useTranslations("adminSettings");
  const words = useTranslations("adminContent.revision");
  return (
    <>
      <AdminTrail to="/admin/settings" parent={t("heading")}>
        {t("revision.heading")}
      </AdminTrail>
      <AdminHead title={t("revision.heading")} />
      {answer && (
        <div role="alert">
          <Callout tone="danger">{answer.refusal}</Callout>
        </div>
      )}
      {shown === null ? (
        <p>{t("revision.none")}</p>
      ) : (
        <div className="revisions">
          <RevisionList revisions={revisions} shown={shown} path={(number) => pathOf(number)} />
          <section aria-labelledby="revision-shown">
            <div className="admin-box-head">
              <h2 id="revision-shown">{words("number", { number: shown })}</h2>
              {shown !== latest && (
                <ButtonLink
                  variant="line"
                  size="small"
                  icon={<RotateCcw />}
                  to={pathOf(shown, "restore")}
                  preventScrollReset
                >
                  {t("revision.restore")}
                </ButtonLink>
              )}
            </div>
            <RevisionChanges changes={changes} isFirst={isFirst} />
          </section>
        </div>
      )}
      {shown !== null && shown !== latest && asks && (
        <RestoreQuestion number={shown} latest={latest} zoneQuestion={zoneQuestion} />
      )}
    </>
  );
}

const titleId = "restore-question";

type RestoreQuestionProps = { number: number; latest: number; zoneQuestion: string | null };

function RestoreQuestion({ number, latest, zoneQuestion }: RestoreQuestionProps) {
  const t = useTranslations("adminSettings.revision");
  const back = pathOf(number);
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form method="post" action={back}>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="revision" value={latest} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("askTitle")}
          text={t("askText")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit">{t("accept")}</Button>
            </>
          }
        >
          {zoneQuestion && <p className="dialog-text">{zoneQuestion}</p>}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
