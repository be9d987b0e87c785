import {
  type CorrectionKind,
  correctionReasonLimit,
  paymentMethods,
} from "@takujo/contracts/booking/money/money-form";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../../shell/form/use-validate.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { ChipsField } from "../../../../ui/form/fields/choice-field.tsx";
import { SelectField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { correctionSchemas } from "../form-schemas.ts";
import { eveningPath } from "../money-path.ts";
import type { Evening } from "./evening.server.ts";

type CorrectionDialogProps = {
  kind: CorrectionKind;
  evening: Evening;
  nonce: string;
  refusal: FormRefusal | undefined;
};

const hasMethod = ["refund", "sale", "amount"];
const hasRate = ["refund", "sale"];

export function CorrectionDialog({ kind, evening, nonce, refusal }: CorrectionDialogProps) {
  const t = useTranslations("adminMoney.evening.correction");
  const kinds = useTranslations("adminMoney.evening.corrections.kinds");
  const back = eveningPath(evening.eventId);
  const isSale = kind === "sale";
  return (
    <QuestionDialog titleId="correction-title" back={back}>
      <Form
        id="correction"
        words={useFormWords()}
        labels={{
          reservationId: t("party"),
          amount: t("amount"),
          method: t("method"),
          from: t("from"),
          to: t("to"),
          rate: t("rate"),
          reason: t(isSale ? "item" : "reason"),
        }}
        values={{ method: "cash", from: "cash", to: "qr", rate: "10" }}
        refusal={refusal}
        idempotencyKey={nonce}
        validate={useValidate(correctionSchemas[kind])}
      >
        <input type="hidden" name="intent" value={kind} />
        <DialogContent
          mode="plain"
          titleId="correction-title"
          title={kinds(kind)}
          text={t(`texts.${kind}`)}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton>{t("submit")}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            <SelectField name="reservationId">
              <option value="">{t("noParty")}</option>
              {evening.parties.map(({ reservationId, name, code }) => (
                <option key={reservationId} value={reservationId}>
                  {[name, spokenCode(code)].filter(Boolean).join(" ")}
                </option>
              ))}
            </SelectField>
            <TextField
              name="amount"
              className="money-amount num"
              inputMode={kind === "amount" ? "text" : "numeric"}
              autoComplete="off"
              required
            />
            {hasMethod.includes(kind) && <MethodField name="method" />}
            {kind === "method" && (
              <>
                <MethodField name="from" />
                <MethodField name="to" />
              </>
            )}
            {hasRate.includes(kind) && (
              <ChipsField
                name="rate"
                choices={[
                  { value: "10", label: t("rates.standard") },
                  { value: "8", label: t("rates.reduced") },
                ]}
                required
              />
            )}
            <TextField
              name="reason"
              autoComplete="off"
              maxLength={correctionReasonLimit}
              {...(!isSale && { hint: t("reasonHint") })}
              required
            />
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}

function MethodField({ name }: { name: "method" | "from" | "to" }) {
  const t = useTranslations("adminMoney.methods");
  return (
    <ChipsField
      name={name}
      choices={paymentMethods.map((method) => ({ value: method, label: t(method) }))}
      required
    />
  );
}
