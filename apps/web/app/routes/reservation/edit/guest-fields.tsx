import { tableLanguages } from "@takujo/contracts/booking/reservation-form";
import type { Guest } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { ChipsField } from "../../../ui/form/fields/choice-field.tsx";
import { SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { type AskedFor, guestField, guestNumbers } from "./form-schema.ts";

type GuestFieldsProps = Pick<AskedFor, "seats" | "people"> & {
  /** As they are stored. */
  guests: Guest[];
};

/** For each seat except the first. With fewer seats than people who were named, it asks who stays away. */
export function GuestFields({ seats, people, guests }: GuestFieldsProps) {
  const t = useTranslations("reserving.form");
  const named = guests.flatMap(({ nickname }, index) =>
    nickname === "" ? [] : [{ value: String(index + 2), label: nickname }],
  );
  return (
    <>
      {named.length > seats - 1 && (
        <div className="reserving-dropped">
          <ChipsField name="dropped" several required choices={named} hint={t("droppedHint")} />
        </div>
      )}
      {guestNumbers(people).map((number) => (
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
      ))}
    </>
  );
}
