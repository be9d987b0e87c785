import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionData } from "react-router";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { QuestionDialog } from "../../question-dialog.tsx";
import type { EditorAnswer } from "./editor-answer.ts";

const titleId = "editor-question";

type EditorQuestionProps = {
  question: "discard" | "archive";
  /** Never published, so discarding the draft loses everything. */
  isNew: boolean;
  self: string;
};

/** Opened by the page's address and answered by a form. */
export function EditorQuestion({ question, isNew, self }: EditorQuestionProps) {
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
          title={t(`${question}Title`)}
          text={t(question === "discard" && isNew ? "discardNewText" : `${question}Text`)}
          actions={
            <>
              <ButtonLink to={self} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value={question} variant="danger">
                {t(question)}
              </Button>
            </>
          }
        />
      </Form>
    </QuestionDialog>
  );
}
