import type {
  EventNotice,
  FollowingEvents,
  PreviewedCancellation,
} from "@takujo/contracts/booking/schedule/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../../ui/action/button.tsx";
import { Callout } from "../../../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../../../ui/feedback/dialog.tsx";
import { Textarea, TextInput } from "../../../../../ui/field/input.tsx";
import { Checkbox } from "../../../../../ui/field/toggle.tsx";
import { QuestionDialog } from "../../../question/question-dialog.tsx";
import { MailPreviews } from "../mail-previews.tsx";

const titleId = "cancel-question";

/** Answer of the action, with all typed values. */
export interface CancelAnswer {
  cancelling: true;
  notice: EventNotice;
  reason: string;
  /** The later events of the series as well. */
  following: boolean;
  fault?: "missing" | "failed";
  preview?: PreviewedCancellation;
}

type CancelQuestionProps = {
  self: string;
  hasEnglish: boolean;
  /** Parties to be told, by mail and by telephone. */
  told: { mails: number; calls: number };
  /** Later events of the series, with those who would be told. */
  following: FollowingEvents["items"];
  answer: CancelAnswer | undefined;
};

export function CancelQuestion(props: CancelQuestionProps) {
  const { self, hasEnglish, told, following, answer } = props;
  const t = useTranslations("adminEvent.cancel");
  const preview = answer?.preview;
  const sum = (way: "mails" | "calls") =>
    following.reduce((total, { ifCancelled }) => total + ifCancelled[way], 0);
  return (
    <QuestionDialog titleId={titleId} back={self} wide>
      <Form method="post" action={`${self}?ask=cancel`} preventScrollReset>
        <DialogContent
          mode="delete"
          titleId={titleId}
          title={t("title")}
          text={t("text", told)}
          actions={
            <>
              <ButtonLink to={self} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="preview-cancel" variant="line">
                {t("preview")}
              </Button>
              <Button type="submit" name="intent" value="cancel" variant="danger">
                {t("submit")}
              </Button>
            </>
          }
        >
          {answer?.fault && (
            <div role="alert">
              <Callout tone="danger">{t(answer.fault)}</Callout>
            </div>
          )}
          {following.length > 0 && (
            <Checkbox
              name="following"
              value="yes"
              defaultChecked={answer?.following}
              note={t("followingNote", { mails: sum("mails"), calls: sum("calls") })}
            >
              {t("following", { count: following.length })}
            </Checkbox>
          )}
          <Textarea
            id="cancel-notice-ja"
            name="noticeJa"
            lang="ja"
            label={t("noticeJa")}
            hint={t("noticeHint")}
            maxLength={4_000}
            rows={4}
            defaultValue={answer?.notice.ja}
          />
          {hasEnglish && (
            <Textarea
              id="cancel-notice-en"
              name="noticeEn"
              lang="en"
              label={t("noticeEn")}
              maxLength={4_000}
              rows={4}
              defaultValue={answer?.notice.en}
            />
          )}
          <TextInput
            id="cancel-reason"
            name="reason"
            label={t("reason")}
            hint={t("reasonHint")}
            maxLength={500}
            autoComplete="off"
            defaultValue={answer?.reason}
          />
          {preview && (
            <div role="status">
              <p>{t("told", { mails: preview.told, calls: preview.withoutMail })}</p>
              <MailPreviews mails={preview.mails} isOpen />
            </div>
          )}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
