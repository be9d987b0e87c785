import { voidReasonLimit } from "@takujo/contracts/booking/receipt-form";
import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextareaField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import { QuestionDialog } from "../../question-dialog.tsx";
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
    <QuestionDialog titleId="reissue-title" back={back}>
      <Form
        id="reissue"
        words={useFormWords()}
        labels={{ addressee: t("form.addressee"), honorific: t("form.honorific") }}
        values={{ addressee: receipt.addressee, honorific: receipt.honorific }}
        refusal={refusal}
        idempotencyKey={nonce}
      >
        <input type="hidden" name="intent" value="reissue" />
        <input type="hidden" name="receiptId" value={receipt.id} />
        <input type="hidden" name="copies" value={receipt.copies.length} />
        <DialogContent
          mode="plain"
          titleId="reissue-title"
          title={t("reissue.title", { number: receipt.number })}
          text={t("reissue.text")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton>{t("reissue.submit")}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            <TextField name="addressee" autoComplete="off" required />
            <HonorificField />
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}

export function VoidDialog({ receipt, back, nonce, refusal }: ReceiptDialogProps) {
  const t = useTranslations("adminMoney.receipt");
  return (
    <QuestionDialog titleId="void-title" back={back}>
      <Form
        id="void"
        words={useFormWords()}
        labels={{ reason: t("makeVoid.reason") }}
        refusal={refusal}
        idempotencyKey={nonce}
      >
        <input type="hidden" name="intent" value="void" />
        <input type="hidden" name="receiptId" value={receipt.id} />
        <DialogContent
          mode="plain"
          titleId="void-title"
          title={t("makeVoid.title", { number: receipt.number })}
          text={t("makeVoid.text")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton variant="danger">{t("makeVoid.submit")}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            <TextareaField name="reason" rows={2} limit={voidReasonLimit} required />
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
