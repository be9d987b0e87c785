import { staffNoteLimit } from "@takujo/contracts/booking/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Lock } from "../../../../ui/generated/icons.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import type { ItemView } from "./item.server.ts";

type StaffNotesProps = {
  item: ItemView;
  refusalOf: (intent: string) => FormRefusal | undefined;
};

/** What the staff notes of this visit and of the person; the customer sees neither. */
export function StaffNotes({ item, refusalOf }: StaffNotesProps) {
  const t = useTranslations("adminReservation.staffNote");
  return (
    <section className="admin-box" aria-labelledby="staff-note-heading">
      <div className="admin-box-head">
        <h2 id="staff-note-heading" className="reservation-lock">
          <Lock />
          {t("heading")}
        </h2>
      </div>
      <p className="admin-note">{t("lead")}</p>
      <NoteForm
        intent="note"
        label={t("reservation")}
        hint={t("reservationHint")}
        note={item.staffNote}
        refusal={refusalOf("note")}
      />
      {item.person && (
        <NoteForm
          intent="note-person"
          label={t("person")}
          hint={t("personHint")}
          note={item.person.staffNote}
          refusal={refusalOf("note-person")}
        />
      )}
    </section>
  );
}

type NoteFormProps = {
  intent: "note" | "note-person";
  label: string;
  hint: string;
  note: string;
  refusal: FormRefusal | undefined;
};

function NoteForm({ intent, label, hint, note, refusal }: NoteFormProps) {
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
