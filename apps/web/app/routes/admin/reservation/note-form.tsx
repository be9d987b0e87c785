import { staffNoteLimit } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { SwitchField } from "../../../ui/form/fields/choice-field.tsx";
import { StoredValue } from "../../../ui/form/fields/stored-value.tsx";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import "./note-form.css";

type NoteFormProps = {
  intent: "note" | "note-person";
  /** Whose note it is, the same on each page that has it. */
  subject: string;
  label: string;
  hint: string;
  note: string;
  /** Whether the reception shows it. */
  atReception: boolean;
  refusal: FormRefusal | undefined;
};

/** A note of the staff about a visit or a person, which the guest never sees. */
export function NoteForm({
  intent,
  subject,
  label,
  hint,
  note,
  atReception,
  refusal,
}: NoteFormProps) {
  const t = useTranslations("adminReservation.staffNote");
  const name = intent === "note" ? "staffNote" : "personNote";
  return (
    <div className="staff-note">
      <KeptWriting form={intent} name={`/admin/staff-note/${subject}`} />
      <Form
        id={intent}
        words={useFormWords()}
        labels={{ [name]: label, atReception: t("atReception") }}
        values={{ [name]: note, atReception: atReception ? "on" : "" }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value={intent} />
        <StoredValue name="before" value={note} />
        <StoredValue name="wasAtReception" value={atReception ? "on" : ""} />
        <TextareaField name={name} rows={2} limit={staffNoteLimit} hint={hint} />
        <div className="staff-note-save">
          <SwitchField name="atReception" />
          <SubmitButton variant="line">{t("save")}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
