import { locales } from "@takujo/contracts/locale";
import { contactBodyLimit, contactCategories } from "@takujo/contracts/platform/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { useLocale } from "../../../shell/use-locale.ts";
import { ChipsField, ChoiceTilesField } from "../../../ui/form/choice-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { TextareaField, TextField } from "../../../ui/form/text-field.tsx";
import { Send } from "../../../ui/generated/icons.ts";
import { useFormWords } from "../use-form-words.ts";
import { inquirySchema } from "./form-schema.ts";

const fields = ["category", "reservationCode", "body", "replyLocale"] as const;

/** A form sends a line end as two characters, but it is kept, and counted, as one. */
const lengthOf = (text: string) => text.replaceAll("\r\n", "\n").length;

type InquiryFormProps = { refusal: FormRefusal | undefined; idempotencyKey: string };

export function InquiryForm({ refusal, idempotencyKey }: InquiryFormProps) {
  const t = useTranslations();
  const labels = Object.fromEntries(fields.map((name) => [name, t(`contact.fields.${name}`)]));
  const words = { ...useFormWords(), failed: t("contact.form.failed") };
  return (
    <section className="account-form" aria-label={t("accountContact.form")}>
      <Form
        id="inquiry"
        action="/user/contact"
        words={words}
        labels={labels}
        values={{ replyLocale: useLocale() }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={useValidate(inquirySchema)}
        ask={(mode) => askDialog({ mode })}
      >
        <div className="account-form-choice">
          <ChoiceTilesField
            name="category"
            choices={contactCategories.map((value) => ({
              value,
              label: t(`contact.categories.${value}`),
            }))}
            required
          />
        </div>
        <TextareaField name="body" rows={6} limit={contactBodyLimit} measure={lengthOf} required />
        <div className="account-form-short">
          <TextField
            name="reservationCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t("contact.reservationCodeExample")}
          />
        </div>
        <ChipsField
          name="replyLocale"
          choices={locales.map((value) => ({
            value,
            label: t(`commons.language.${value}`),
            lang: value,
          }))}
          required
        />
        <div className="account-form-foot">
          <SubmitButton size="large" icon={<Send />}>
            {t("contact.send")}
          </SubmitButton>
          <span className="meta">{t("contact.afterSending")}</span>
        </div>
      </Form>
    </section>
  );
}
