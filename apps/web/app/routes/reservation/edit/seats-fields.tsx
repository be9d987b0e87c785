import { useTranslations } from "@takujo/i18n/react";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { PeopleChoice } from "../picker/people-choice.tsx";
import { SessionChoice } from "../picker/session-choice.tsx";
import type { Choice } from "../picker/use-choice.ts";
import type { EditedReservation, EditView } from "./edit.server.ts";

type SeatsFieldsProps = { reservation: EditedReservation; view: EditView; choice: Choice };

const legend = (words: string) => <span className="field-label">{words}</span>;

/** For a confirmed reservation, until the deadline: more or fewer seats, or another table of the event. */
export function SeatsFields({ reservation, view, choice }: SeatsFieldsProps) {
  const t = useTranslations("reserving");
  const { bands, deadline } = view;
  return (
    <FieldGroup legend={t("form.groups.seats")}>
      {reservation.may.changeSeats ? (
        <>
          {deadline && (
            <p className="meta reserving-until">{t("form.seatsUntil", { time: deadline })}</p>
          )}
          <PeopleChoice choice={choice} legend={legend(t("choose.heading"))} />
          <SessionChoice bands={bands} choice={choice} heading={legend} />
        </>
      ) : (
        <Callout>{t("form.seatsFixed")}</Callout>
      )}
    </FieldGroup>
  );
}
