import { urgentReasonLimit } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { Send } from "../../../../ui/generated/icons.ts";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { messagePath } from "../message-path.ts";
import type { DraftView, MessageView } from "./item.server.ts";

const titleId = "message-send";

type SendQuestionProps = { message: MessageView; asked: NonNullable<DraftView["asked"]> };

/** To how many, when, and what cannot be undone later. */
export function SendQuestion({ message, asked }: SendQuestionProps) {
  const t = useTranslations("adminMessage.ask");
  const { id, version, audience, calls, isNewsletter, quietTime } = message;
  const { mail, telephone } = audience;
  const back = messagePath(id);
  const when = quietTime
    ? t("quiet", { when: quietTime })
    : asked.time
      ? t("at", { when: asked.time })
      : t("now");
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form method="post" action={back} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="at" value={asked.at ?? ""} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t(isNewsletter ? "newsletterTitle" : "title")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="send" icon={<Send />}>
                {t("submit")}
              </Button>
            </>
          }
        >
          <ul className="message-question">
            <li>{t("counts", { mail })}</li>
            {telephone > 0 && <li>{t(calls ? "calls" : "withoutCalls", { telephone })}</li>}
            <li>{when}</li>
            <li>{t(isNewsletter ? "newsletterFixed" : "fixed")}</li>
          </ul>
          {quietTime && (
            <TextInput
              id="message-urgent"
              name="urgentReason"
              label={t("urgent")}
              hint={t("urgentHint")}
              maxLength={urgentReasonLimit}
              autoComplete="off"
            />
          )}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
