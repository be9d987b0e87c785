import { prefectures } from "@takujo/contracts/account/address-form";
import { useTranslations } from "@takujo/i18n/react";
import { knownLabels } from "../../../shell/address/address-label.ts";
import type { Country } from "../../../shell/address/countries.server.ts";
import { lookUpPostalCode } from "../../../shell/form/look-up-postal-code.ts";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { CheckboxField, ChipsField } from "../../../ui/form/fields/choice-field.tsx";
import { PostalCodeField } from "../../../ui/form/fields/postal-code-field.tsx";
import { PhoneField, SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { folds } from "./form-schema.ts";

type AddressFieldsProps = {
  countries: Country[];
  asksForReading: boolean;
  standing: "first" | "default" | "other";
  currentDefault: string | undefined;
};

export function AddressFields(props: AddressFieldsProps) {
  const { countries, asksForReading, standing, currentDefault } = props;
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
          <div className="address-in-japan">
            <TextField name="kana" autoComplete="off" fold={folds.kana} required={asksForReading} />
          </div>
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={t("groups.place")}>
        <PlaceFields countries={countries} />
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

/** The styles show the fields of the chosen country, so that they change without a script too. */
function PlaceFields({ countries }: { countries: Country[] }) {
  const t = useTranslations("address");
  const form = useTranslations("address.form");
  return (
    <>
      <div className="account-form-short">
        <SelectField name="country" autoComplete="country" required>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="address-in-japan">
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
      </div>
      <FieldPair>
        <div className="address-in-japan">
          <SelectField name="prefecture" autoComplete="address-level1" required>
            <option value="">{form("choose")}</option>
            {prefectures.map((prefecture) => (
              <option key={prefecture} value={prefecture}>
                {t(`prefectures.${prefecture}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="address-abroad">
          <TextField name="region" autoComplete="address-level1" />
        </div>
        <TextField name="city" autoComplete="address-level2" required />
      </FieldPair>
      <div className="address-abroad account-form-short">
        <TextField name="foreignPostalCode" autoComplete="postal-code" />
      </div>
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
