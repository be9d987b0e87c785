import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type { PreviewedMails } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { Mail } from "../../../ui/generated/icons.ts";
import { MailPreview } from "../mail-preview.tsx";
import { QuestionDialog } from "../question/question-dialog.tsx";

const titleId = "resend-title";

export type ResendView = Omit<PreviewedMails, "mails"> & {
  mails: (PreviewedMails["mails"][number] & { name: string })[];
  /** In quiet hours: when the mails are sent, as text. */
  sendTime: string | null;
};

type ResendDialogProps = {
  ids: string[];
  preview: ResendView;
  nonce: string;
  back: string;
  refusal: FormRefusal | undefined;
};

/** Asks before mails are sent again: how many, when, to whom not, and with which text. */
export function ResendDialog({ ids, preview, nonce, back, refusal }: ResendDialogProps) {
  const t = useTranslations("adminReservation");
  const { mailed, withoutMail, withoutKind, sendTime, mails } = preview;
  return (
    <QuestionDialog titleId={titleId} back={back} wide>
      <Form id="mail" words={useFormWords()} labels={{}} refusal={refusal} idempotencyKey={nonce}>
        <input type="hidden" name="intent" value="mail" />
        <input type="hidden" name="ids" value={ids.join(",")} />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={t("resend.title")}
          text={t(mailed > 0 ? "resend.text" : "resend.nobody", { count: mailed })}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              {mailed > 0 && (
                <SubmitButton icon={<Mail />}>
                  {t(sendTime ? "resend.submitLater" : "resend.submit", { count: mailed })}
                </SubmitButton>
              )}
            </>
          }
        >
          {sendTime && mailed > 0 && (
            <Callout tone="info">{t("resend.quiet", { time: sendTime })}</Callout>
          )}
          {withoutMail.length > 0 && (
            <Callout tone="warning" title={t("resend.without", { count: withoutMail.length })}>
              {withoutMail
                .map(({ name, code }) => `${name || t("nameless")} ${spokenCode(code)}`)
                .join(t("item.separator"))}
            </Callout>
          )}
          {withoutKind > 0 && <p>{t("resend.withoutKind", { count: withoutKind })}</p>}
          {mails.map((mail, index) => (
            <MailPreview
              key={`${mail.kind} ${mail.locale}`}
              title={t("resend.mail", {
                kind: mail.name,
                language: t(`search.languages.${mail.locale}`),
                code: spokenCode(mail.to),
              })}
              mail={mail}
              isOpen={index === 0}
            />
          ))}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
