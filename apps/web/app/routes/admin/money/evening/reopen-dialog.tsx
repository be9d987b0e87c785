import { closingReasonLimit } from "@takujo/contracts/booking/money-form";
import { useTranslations } from "@takujo/i18n/react";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { QuestionForm } from "../../question-form.tsx";

type ReopenDialogProps = { back: string; nonce: string; refusal: FormRefusal | undefined };

export function ReopenDialog({ back, nonce, refusal }: ReopenDialogProps) {
  const t = useTranslations("adminMoney.evening");
  return (
    <QuestionForm
      intent="reopen"
      back={back}
      words={{
        title: t("closing.reopenTitle"),
        text: t("closing.reopenText"),
        dismiss: t("correction.dismiss"),
        submit: t("closing.reopen"),
      }}
      labels={{ reason: t("closing.reopenReason") }}
      refusal={refusal}
      idempotencyKey={nonce}
    >
      <TextareaField name="reason" rows={2} limit={closingReasonLimit} required />
    </QuestionForm>
  );
}
