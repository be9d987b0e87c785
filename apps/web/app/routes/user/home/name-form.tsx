import { useTranslations } from "@takujo/i18n/react";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { TextField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { nameSchema } from "./name-schema.ts";

/** For people who have no name yet: an account begins with an e-mail address only. */
export function NameForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const t = useTranslations("account.home.name");
  return (
    <section className="account-name panel" aria-labelledby="account-name">
      <h2 id="account-name">{t("heading")}</h2>
      <p className="muted">{t("lead")}</p>
      <Form
        id="name"
        action="/user"
        words={useFormWords()}
        labels={{ displayName: t("label") }}
        values={{}}
        refusal={refusal}
        validate={useValidate(nameSchema)}
        ask={(mode) => askDialog({ mode })}
      >
        <input type="hidden" name="intent" value="name" />
        <TextField name="displayName" hint={t("hint")} autoComplete="nickname" required />
        <SubmitButton>{t("save")}</SubmitButton>
      </Form>
    </section>
  );
}
