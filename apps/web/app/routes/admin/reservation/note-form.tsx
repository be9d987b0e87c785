import { staffNoteLimit } from "@takujo/contracts/booking/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { useFormWords } from "../../user/use-form-words.ts";

type NoteFormProps = {
  intent: "note" | "note-person";
  label: string;
  hint: string;
  note: string;
  refusal: FormRefusal | undefined;
};

/** A note of the staff about a visit or a person, which the customer never sees. */
export function NoteForm({ intent, label, hint, note, refusal }: NoteFormProps) {
  const t = useTranslations("adminReservation.staffNote");
  const name = intent === "note" ? "staffNote" : "personNote";
  return (
    <Form
      id={intent}
      words={useFormWords()}
      labels={{ [name]: label }}
      values={{ [name]: note }}
      refusal={refusal}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="before" value={note} />
      <TextareaField name={name} rows={2} limit={staffNoteLimit} hint={hint} />
      <SubmitButton variant="line">{t("save")}</SubmitButton>
    </Form>
  );
}
