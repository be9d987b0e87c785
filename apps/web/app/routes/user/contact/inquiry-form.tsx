import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { useLeaveQuestion } from "../../../shell/writing/use-leave-question.ts";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { Send } from "../../../ui/generated/icons.ts";
import {
  BodyField,
  CategoryField,
  ReplyLocaleField,
  ReservationCodeField,
} from "../../contact/inquiry-fields.tsx";
import { inquirySchema } from "./form-schema.ts";

const fields = ["category", "reservationCode", "body", "replyLocale"] as const;

type InquiryFormProps = {
  /** The subject from the link to the page; empty without one. */
  about: { category: string; reservationCode: string };
  refusal: FormRefusal | undefined;
  idempotencyKey: string;
};

export function InquiryForm({ about, refusal, idempotencyKey }: InquiryFormProps) {
  const t = useTranslations();
  const labels = Object.fromEntries(fields.map((name) => [name, t(`contact.fields.${name}`)]));
  const words = { ...useFormWords(), failed: t("contact.form.failed") };
  return (
    <section className="account-form" aria-label={t("accountContact.form")}>
      <KeptWriting form="inquiry" name="/user/contact" />
      <Form
        id="inquiry"
        action="/user/contact"
        words={words}
        labels={labels}
        values={{ ...about, replyLocale: useLocale() }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={useValidate(inquirySchema)}
        ask={useLeaveQuestion()}
      >
        <div className="choice-part">
          <CategoryField />
        </div>
        <BodyField rows={6} />
        <div className="account-form-short">
          <ReservationCodeField />
        </div>
        <ReplyLocaleField />
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
