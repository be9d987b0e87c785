import { addressCountries, prefectures } from "@takujo/contracts/account/address-form";
import { useTranslations } from "@takujo/i18n/react";
import { lookUpPostalCode } from "../../../shell/form/look-up-postal-code.ts";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { CheckboxField, ChipsField } from "../../../ui/form/fields/choice-field.tsx";
import { PostalCodeField } from "../../../ui/form/fields/postal-code-field.tsx";
import { PhoneField, SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { knownLabels } from "./address-label.ts";
import { folds } from "./form-schema.ts";

type AddressFieldsProps = {
  standing: "first" | "default" | "other";
  currentDefault: string | undefined;
};

export function AddressFields({ standing, currentDefault }: AddressFieldsProps) {
  const t = useTranslations("address.form");
  return (
    <>
      <div className="choice-part address-label">
        <ChipsField
          name="labelKind"
          choices={[...knownLabels, "own" as const].map((value) => ({
            value,
            label: t(`labels.${value}`),
          }))}
          required
        />
        <div className="address-own-label account-form-short">
          <TextField name="label" autoComplete="off" required />
        </div>
      </div>
      <FieldGroup legend={t("groups.person")}>
        <FieldPair>
          <TextField name="name" autoComplete="name" required />
          <TextField name="kana" autoComplete="off" fold={folds.kana} required />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={t("groups.place")}>
        <PlaceFields />
        {standing === "other" ? (
          <CheckboxField
            name="isDefault"
            note={currentDefault && t("replacesDefault", { label: currentDefault })}
          />
        ) : (
          <p className="meta">{t(standing === "first" ? "isFirst" : "isDefault")}</p>
        )}
      </FieldGroup>
    </>
  );
}

function PlaceFields() {
  const t = useTranslations("address");
  const form = useTranslations("address.form");
  return (
    <>
      <div className="account-form-short">
        <SelectField name="country" autoComplete="country" required>
          {addressCountries.map((country) => (
            <option key={country} value={country}>
              {form(`countries.${country}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <PostalCodeField
        name="postalCode"
        hint={form("postalCodeHint")}
        words={{
          choose: form("postal.choose"),
          chooseFirst: form("postal.chooseFirst"),
          filled: (address) => form("postal.filled", { address }),
          unknown: form("postal.unknown"),
        }}
        fold={folds.postalCode}
        lookUp={lookUpPostalCode}
        fills={{ prefecture: "prefecture", city: "city", town: "street" }}
        required
      />
      <FieldPair>
        <SelectField name="prefecture" autoComplete="address-level1" required>
          <option value="">{form("choose")}</option>
          {prefectures.map((prefecture) => (
            <option key={prefecture} value={prefecture}>
              {t(`prefectures.${prefecture}`)}
            </option>
          ))}
        </SelectField>
        <TextField name="city" autoComplete="address-level2" required />
      </FieldPair>
      <TextField name="street" autoComplete="address-line1" required />
      <TextField
        name="building"
        autoComplete="address-line2"
        placeholder={form("buildingExample")}
      />
      <div className="account-form-short">
        <PhoneField name="phone" fold={folds.phone} required />
      </div>
    </>
  );
}
