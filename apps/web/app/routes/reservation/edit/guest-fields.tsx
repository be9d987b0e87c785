import { tableLanguages } from "@takujo/contracts/booking/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { guestField, guestNumbers } from "./form-schema.ts";

/** For each seat except the first. */
export function GuestFields({ seats }: { seats: number }) {
  const t = useTranslations("reserving.form");
  return guestNumbers(seats).map((number) => (
    <FieldGroup key={number} legend={t("groups.guest", { number })}>
      <FieldPair>
        <TextField
          name={guestField(number, "nickname")}
          autoComplete="off"
          placeholder={t("guestExample")}
        />
        <SelectField name={guestField(number, "language")} required>
          {tableLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </SelectField>
      </FieldPair>
    </FieldGroup>
  ));
}
