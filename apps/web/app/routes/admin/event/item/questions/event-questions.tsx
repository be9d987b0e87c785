import type { EventConsequences } from "@takujo/contracts/booking/schedule/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../../ui/feedback/dialog.tsx";
import type { EditorAnswer } from "../../../content/editor/editor-answer.ts";
import { EditorQuestion } from "../../../content/editor/editor-question.tsx";
import { QuestionDialog } from "../../../question/question-dialog.tsx";
import type { TemplateAnswer } from "../../template/template.server.ts";
import { ConsequenceList } from "../consequence-list.tsx";
import type { readEventItem } from "../item.server.ts";
import { MailPreviews } from "../mail-previews.tsx";
import { type CancelAnswer, CancelQuestion } from "./cancel-question.tsx";
import { FollowingQuestion } from "./following-question.tsx";
import { TemplateQuestion } from "./template-question.tsx";

export type EventAnswer = EditorAnswer | CancelAnswer | TemplateAnswer;

type EventQuestionsProps = {
  loaded: Awaited<ReturnType<typeof readEventItem>>;
  consequences: EventConsequences;
  isPublic: boolean;
  answer: EventAnswer | undefined;
};

/** The question that the page's address asks, if any. */
export function EventQuestions({ loaded, consequences, isPublic, answer }: EventQuestionsProps) {
  const { item, title, question, refusal, following, changes, paths } = loaded;
  const { self } = paths;
  const templateAnswer = answer && "refusal" in answer ? answer : undefined;
  const cancelAnswer = answer && "cancelling" in answer ? answer : undefined;
  return (
    <>
      {(question === "discard" || question === "archive") && (
        <EditorQuestion
          question={question}
          isNew={item.published === null}
          self={self}
          refusal={refusal}
        />
      )}
      {question === "publish" && (
        <PublishQuestion self={self} version={item.version} consequences={consequences} />
      )}
      {question === "following" && (
        <FollowingQuestion
          self={self}
          version={item.version}
          consequences={consequences}
          changes={changes}
        />
      )}
      {question === "template" && (
        <TemplateQuestion self={self} title={title} answer={templateAnswer} />
      )}
      {question === "cancel" && isPublic && (
        <CancelQuestion
          self={self}
          hasEnglish={Boolean(item.published?.texts.en["title"])}
          told={consequences.ifCancelled}
          following={following}
          answer={cancelAnswer}
        />
      )}
    </>
  );
}

const titleId = "publish-question";

type PublishQuestionProps = { self: string; version: number; consequences: EventConsequences };

/** Asks before people are notified: how many, and with which text. */
function PublishQuestion({ self, version, consequences }: PublishQuestionProps) {
  const t = useTranslations("adminEvent.publish");
  return (
    <QuestionDialog titleId={titleId} back={self} wide>
      <Form method="post" action={self}>
        <input type="hidden" name="version" value={version} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("title")}
          text={t("text")}
          actions={
            <>
              <ButtonLink to={self} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="publish-and-tell">
                {t("submit")}
              </Button>
            </>
          }
        >
          <ConsequenceList consequences={consequences} />
          <MailPreviews mails={consequences.mails} isOpen />
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
