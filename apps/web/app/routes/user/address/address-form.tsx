import { useTranslations } from "@takujo/i18n/react";
import type { Country } from "../../../shell/address/countries.server.ts";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { useLeaveQuestion } from "../../../shell/writing/use-leave-question.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal, FormValues } from "../../../ui/form/form-result.ts";
import { AddressFields } from "./address-fields.tsx";
import { addressSchema } from "./form-schema.ts";
import "../account-form.css";
import "./address.css";

const fields = [
  "labelKind",
  "label",
  "name",
  "kana",
  "country",
  "postalCode",
  "prefecture",
  "region",
  "city",
  "foreignPostalCode",
  "street",
  "building",
  "phone",
  "isDefault",
] as const;

type AddressFormProps = {
  countries: Country[];
  values: FormValues;
  refusal: FormRefusal | undefined;
  idempotencyKey?: string;
  /** Why there is no choice, or what the choice would change. */
  standing: "first" | "default" | "other";
  currentDefault: string | undefined;
  /** The id of the address; none for a new one. */
  addressId?: string;
};

export function AddressForm(props: AddressFormProps) {
  const { values, refusal, idempotencyKey, addressId = "new", ...shown } = props;
  const asksForReading = useLocale() === "ja";
  const t = useTranslations();
  const labels = Object.fromEntries(fields.map((name) => [name, t(`address.form.fields.${name}`)]));
  return (
    <div className="account-form">
      <KeptWriting form="address" name={`/user/address/${addressId}`} />
      <Form
        id="address"
        words={useFormWords()}
        labels={labels}
        values={values}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={useValidate(addressSchema(asksForReading))}
        ask={useLeaveQuestion()}
      >
        <AddressFields asksForReading={asksForReading} {...shown} />
        <input type="hidden" name="version" value={String(values["version"] ?? "0")} />
        <div className="account-form-foot">
          <SubmitButton size="large">{t("account.save")}</SubmitButton>
          <ButtonLink to="/user/address" variant="quiet">
            {t("account.stop")}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
