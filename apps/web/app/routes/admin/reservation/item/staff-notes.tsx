import { useTranslations } from "@takujo/i18n/react";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Lock } from "../../../../ui/generated/icons.ts";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { usePermission } from "../../can.tsx";
import { NoteForm } from "../note-form.tsx";
import type { ItemView } from "./item.server.ts";

type StaffNotesProps = {
  item: ItemView;
  refusalOf: (intent: string) => FormRefusal | undefined;
};

/** Staff notes about this visit and the person; the customer sees neither. */
export function StaffNotes({ item, refusalOf }: StaffNotesProps) {
  const t = useTranslations("adminReservation.staffNote");
  const can = usePermission();
  if (!can("notes", item.event.id)) return null;
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
        key={item.id}
        intent="note"
        subject={item.id}
        label={t("reservation")}
        hint={t("reservationHint")}
        note={item.staffNote}
        atReception={item.noteAtReception}
        refusal={refusalOf("note")}
      />
      {item.person &&
        (can("notes") ? (
          <NoteForm
            key={item.person.id}
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
