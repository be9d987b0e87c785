import { closingReasonLimit } from "@takujo/contracts/booking/money-form";
import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import { QuestionDialog } from "../../question-dialog.tsx";

type ReopenDialogProps = { back: string; nonce: string; refusal: FormRefusal | undefined };

export function ReopenDialog({ back, nonce, refusal }: ReopenDialogProps) {
  const t = useTranslations("adminMoney.evening");
  return (
    <QuestionDialog titleId="reopen-title" back={back}>
      <Form
        id="reopen"
        words={useFormWords()}
        labels={{ reason: t("closing.reopenReason") }}
        refusal={refusal}
        idempotencyKey={nonce}
      >
        <input type="hidden" name="intent" value="reopen" />
        <DialogContent
          mode="plain"
          titleId="reopen-title"
          title={t("closing.reopenTitle")}
          text={t("closing.reopenText")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("correction.dismiss")}
              </ButtonLink>
              <SubmitButton>{t("closing.reopen")}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            <TextareaField name="reason" rows={2} limit={closingReasonLimit} required />
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
