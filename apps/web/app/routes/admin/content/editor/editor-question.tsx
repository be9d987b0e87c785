import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import type { ArchiveRefusal, EditorAnswer } from "./editor-answer.ts";
import { ArchiveTrouble } from "./saving/save-status.tsx";

const titleId = "editor-question";

type EditorQuestionProps = {
  question: "discard" | "archive";
  /** Never published, so discarding the draft loses everything. */
  isNew: boolean;
  self: string;
  /** The reason why it must stay public, shown instead of the question. */
  refusal: ArchiveRefusal | null;
};

/** Opened by the page's address and answered by a form. */
export function EditorQuestion({ question, isNew, self, refusal }: EditorQuestionProps) {
  const t = useTranslations("contentEditor.ask");
  const answer = useActionData() as EditorAnswer | undefined;
  // The editor behind it says why.
  if (answer?.ok === false) return null;
  return (
    <QuestionDialog titleId={titleId} back={self}>
      <Form method="post" action={self}>
        <DialogContent
          mode="delete"
          titleId={titleId}
          title={t(refusal ? "cannotArchive" : `${question}Title`)}
          text={
            !refusal && t(question === "discard" && isNew ? "discardNewText" : `${question}Text`)
          }
          actions={
            <>
              <ButtonLink to={self} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              {!refusal && (
                <Button type="submit" name="intent" value={question} variant="danger">
                  {t(question)}
                </Button>
              )}
            </>
          }
        >
          {refusal && <ArchiveTrouble refusal={refusal} />}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
