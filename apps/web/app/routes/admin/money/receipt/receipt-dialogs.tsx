import { voidReasonLimit } from "@takujo/contracts/booking/money/receipt-form";
import { useTranslations } from "@takujo/i18n/react";
import { TextareaField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { QuestionForm } from "../../question-form.tsx";
import type { ReceiptView } from "./receipt.server.ts";
import { HonorificField } from "./receipt-form.tsx";

type ReceiptDialogProps = {
  receipt: ReceiptView;
  back: string;
  nonce: string;
  refusal: FormRefusal | undefined;
};

export function ReissueDialog({ receipt, back, nonce, refusal }: ReceiptDialogProps) {
  const t = useTranslations("adminMoney.receipt");
  return (
    <QuestionForm
      intent="reissue"
      back={back}
      words={{
        title: t("reissue.title", { number: receipt.number }),
        text: t("reissue.text"),
        dismiss: t("dismiss"),
        submit: t("reissue.submit"),
      }}
      labels={{ addressee: t("form.addressee"), honorific: t("form.honorific") }}
      values={{ addressee: receipt.addressee, honorific: receipt.honorific }}
      refusal={refusal}
      idempotencyKey={nonce}
      hidden={{ receiptId: receipt.id, copies: receipt.copies.length }}
    >
      <TextField name="addressee" autoComplete="off" required />
      <HonorificField />
    </QuestionForm>
  );
}

export function VoidDialog({ receipt, back, nonce, refusal }: ReceiptDialogProps) {
  const t = useTranslations("adminMoney.receipt");
  return (
    <QuestionForm
      intent="void"
      back={back}
      words={{
        title: t("makeVoid.title", { number: receipt.number }),
        text: t("makeVoid.text"),
        dismiss: t("dismiss"),
        submit: t("makeVoid.submit"),
      }}
      danger
      labels={{ reason: t("makeVoid.reason") }}
      refusal={refusal}
      idempotencyKey={nonce}
      hidden={{ receiptId: receipt.id }}
    >
      <TextareaField name="reason" rows={2} limit={voidReasonLimit} required />
    </QuestionForm>
  );
}
