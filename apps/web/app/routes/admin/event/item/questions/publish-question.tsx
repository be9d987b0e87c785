import type { EventConsequences } from "@takujo/contracts/booking/schedule/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../../ui/feedback/dialog.tsx";
import { QuestionDialog } from "../../../question-dialog.tsx";
import { ConsequenceList } from "../consequence-list.tsx";
import { MailPreviews } from "../mail-previews.tsx";

const titleId = "publish-question";

type PublishQuestionProps = { self: string; version: number; consequences: EventConsequences };

/** Asks before people are notified: how many, and with which text. */
export function PublishQuestion({ self, version, consequences }: PublishQuestionProps) {
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
