import { honorifics } from "@takujo/contracts/booking/money/receipt-form";
import { locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../../shell/form/use-validate.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { FieldPair } from "../../../../ui/field/field.tsx";
import { ChipsField } from "../../../../ui/form/fields/choice-field.tsx";
import { TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { receiptSchema } from "../form-schemas.ts";
import type { PartyReceiptsView } from "./receipt.server.ts";

type ReceiptFormProps = {
  party: PartyReceiptsView;
  nonce: string;
  refusal: FormRefusal | undefined;
};

/** For the whole sum that is on no receipt yet, or a part of it. */
export function ReceiptForm({ party, nonce, refusal }: ReceiptFormProps) {
  const t = useTranslations("adminMoney.receipt.form");
  const locale = useLocale();
  const words = useFormWords();
  const validate = useValidate(receiptSchema);
  const { open, suggestion } = party;
  const isNothing = open.standard + open.reduced === 0;
  const sum = { className: "money-amount num", inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <section className="admin-box" aria-labelledby="issue-heading">
      <div className="admin-box-head">
        <h2 id="issue-heading">{t("heading")}</h2>
      </div>
      {isNothing ? (
        <p className="admin-note">{t("nothing")}</p>
      ) : (
        <Form
          id="issue"
          words={words}
          labels={{
            addressee: t("addressee"),
            honorific: t("honorific"),
            purpose: t("purpose"),
            locale: t("locale"),
            standard: t("standard"),
            reduced: t("reduced"),
          }}
          values={{
            ...suggestion,
            honorific: "sama",
            locale,
            standard: String(open.standard),
            reduced: String(open.reduced),
          }}
          refusal={refusal}
          idempotencyKey={nonce}
          validate={validate}
        >
          <input type="hidden" name="intent" value="issue" />
          <TextField name="addressee" autoComplete="off" required />
          <HonorificField />
          <TextField name="purpose" autoComplete="off" hint={t("purposeHint")} required />
          <FieldPair>
            <TextField name="standard" {...sum} hint={t("sharedHint")} required />
            {/* Zero where nothing was sold at the reduced rate. */}
            {open.reduced > 0 ? (
              <TextField name="reduced" {...sum} required />
            ) : (
              <input type="hidden" name="reduced" value="0" />
            )}
          </FieldPair>
          <ChipsField
            name="locale"
            choices={locales.map((value) => ({ value, label: t(`locales.${value}`) }))}
            required
          />
          <SubmitButton>{t("submit")}</SubmitButton>
        </Form>
      )}
    </section>
  );
}

export function HonorificField() {
  const t = useTranslations("adminMoney.receipt.form");
  return (
    <ChipsField
      name="honorific"
      choices={honorifics.map((value) => ({ value, label: t(`honorifics.${value}`) }))}
      required
    />
  );
}
