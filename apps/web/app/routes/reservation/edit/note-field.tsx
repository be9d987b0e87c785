import { noteLimit } from "@takujo/contracts/booking/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";

const measure = (text: string) => text.length;

export function NoteField() {
  const t = useTranslations("reserving.form");
  return (
    <FieldGroup legend={t("groups.note")}>
      <TextareaField
        name="note"
        hint={t("noteHint")}
        limit={noteLimit}
        measure={measure}
        rows={3}
      />
    </FieldGroup>
  );
}
