import { useTranslations } from "@takujo/i18n/react";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Lock } from "../../../../ui/generated/icons.ts";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { useMay } from "../../may.tsx";
import { NoteForm } from "../note-form.tsx";
import type { ItemView } from "./item.server.ts";

type StaffNotesProps = {
  item: ItemView;
  refusalOf: (intent: string) => FormRefusal | undefined;
};

/** What the staff notes of this visit and of the person; the customer sees neither. */
export function StaffNotes({ item, refusalOf }: StaffNotesProps) {
  const t = useTranslations("adminReservation.staffNote");
  const may = useMay();
  if (!may("notes", item.event.id)) return null;
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
        key={JSON.stringify([item.id, item.staffNote, item.noteAtReception])}
        intent="note"
        subject={item.id}
        label={t("reservation")}
        hint={t("reservationHint")}
        note={item.staffNote}
        atReception={item.noteAtReception}
        refusal={refusalOf("note")}
      />
      {item.person &&
        (may("notes") ? (
          <NoteForm
            key={JSON.stringify(item.person)}
            intent="note-person"
            subject={item.person.id}
            label={t("person")}
            hint={t("personHint")}
            note={item.person.staffNote}
            atReception={item.person.noteAtReception}
            refusal={refusalOf("note-person")}
          />
        ) : (
          item.person.staffNote && (
            <FactList facts={[{ term: t("person"), detail: item.person.staffNote }]} />
          )
        ))}
    </section>
  );
}
