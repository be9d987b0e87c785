import { useTranslations } from "@takujo/i18n/react";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import { SelectField } from "../../../ui/form/fields/text-field.tsx";
import type { EditedReservation, EditView } from "./edit.server.ts";

/** The choice while the form is open. */
export interface SeatsChoice {
  sessionId: string;
  seats: number;
}

type SeatsFieldsProps = {
  reservation: EditedReservation;
  view: EditView;
  onChoice: (choice: SeatsChoice) => void;
};

/** For a confirmed reservation, until the deadline: more or fewer seats, or another table of the event. */
export function SeatsFields({ reservation, view, onChoice }: SeatsFieldsProps) {
  const t = useTranslations("reserving");
  const { may } = reservation;
  const { sessions, deadline } = view;
  const most = Math.max(...sessions.map(({ maxSeats }) => maxSeats), reservation.seats);
  return (
    <FieldGroup legend={t("form.groups.seats")}>
      {may.changeSeats ? (
        <>
          <div
            onInput={({ currentTarget }) => {
              const textOf = (name: string) =>
                currentTarget.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
              const seats = Math.floor(Number(textOf("seats")));
              if (seats >= 1 && seats <= most) onChoice({ seats, sessionId: textOf("session") });
            }}
          >
            <FieldPair>
              <SelectField name="session" required>
                {sessions.map(({ id, text, isOpen }) => (
                  <option key={id} value={id} disabled={!isOpen}>
                    {text}
                  </option>
                ))}
              </SelectField>
              <NumberField
                name="seats"
                required
                min={1}
                max={most}
                words={{ less: t("choose.less"), more: t("choose.more") }}
              />
            </FieldPair>
          </div>
          {deadline && <p className="meta">{t("form.seatsUntil", { time: deadline })}</p>}
        </>
      ) : (
        <Callout>{t("form.seatsFixed")}</Callout>
      )}
    </FieldGroup>
  );
}
