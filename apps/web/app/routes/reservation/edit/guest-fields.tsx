import { tableLanguages } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { ChipsField } from "../../../ui/form/fields/choice-field.tsx";
import { SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { useForm } from "../../../ui/form/form-context.ts";
import { SeatKindField } from "../kind-fields.tsx";
import type { EditedReservation } from "./edit.server.ts";
import { type AskedFor, guestField, guestNumbers } from "./form-schema.ts";
import { placesToChoose } from "./leaving.ts";

export type GuestFieldsProps = {
  asked: AskedFor;
  reservation: EditedReservation;
  /** By place, as they are chosen. */
  seatKinds: string[];
  onKind: (place: number, kind: string) => void;
  onLeaving: (places: number[]) => void;
};

/** For each seat except the first. With fewer seats than before, it asks who stays away. */
export function GuestFields(props: GuestFieldsProps) {
  const { asked, reservation, seatKinds, onKind, onLeaving } = props;
  const t = useTranslations("reserving.form");
  const { friendPlaces, event } = reservation;
  return (
    <>
      <Leaving {...{ asked, reservation, seatKinds, onLeaving }} />
      {guestNumbers(asked.people).map((number) => {
        const isFriend = friendPlaces.includes(number - 1);
        return (
          <FieldGroup key={number} legend={t("groups.guest", { number })}>
            <FieldPair>
              <TextField
                name={guestField(number, "nickname")}
                autoComplete="off"
                placeholder={t("guestExample")}
                readOnly={isFriend}
                hint={isFriend ? t("friendHint") : undefined}
              />
              <SelectField name={guestField(number, "language")} required>
                {tableLanguages.map((language) => (
                  <option key={language} value={language}>
                    {t(`languages.${language}`)}
                  </option>
                ))}
              </SelectField>
            </FieldPair>
            <SeatKindField
              kinds={asked.kinds}
              fee={event.fee}
              place={number - 1}
              onChoose={onKind}
            />
          </FieldGroup>
        );
      })}
    </>
  );
}

function Leaving({ asked, reservation, seatKinds, onLeaving }: Omit<GuestFieldsProps, "onKind">) {
  const t = useTranslations("reserving.form");
  const price = useTranslations("price");
  const { errors } = useForm();
  const { seats, guests, friendPlaces } = reservation;
  const companions = Array.from({ length: seats - 1 }, (_, index) => ({
    nickname: guests[index]?.nickname ?? "",
    kind: seatKinds[index + 1] ?? "",
    isFriend: friendPlaces.includes(index + 1),
  }));
  const needed = seats - asked.seats;
  const differing = placesToChoose(companions, needed);
  // The server compares what was typed; if it asks who leaves, all companions can be chosen.
  const others = companions.flatMap(({ isFriend }, index) => (isFriend ? [] : [index + 1]));
  const places = errors["dropped"] === undefined ? differing : others;
  if (needed <= 0 || places.length === 0) return null;
  const kindName = (key: string) =>
    asked.kinds.find((kind) => kind.key === key)?.name ?? price("ordinary");
  return (
    <div
      className="reserving-dropped"
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.querySelectorAll<HTMLInputElement>("input:checked");
        onLeaving([...chosen].map(({ value }) => Number(value) - 1));
      }}
    >
      <ChipsField
        name="dropped"
        several
        required
        hint={t("droppedHint", { count: needed })}
        choices={places.map((place) => {
          const name = companions[place - 1]?.nickname || t("guestNumber", { number: place + 1 });
          const kind = kindName(seatKinds[place] ?? "");
          return {
            value: String(place + 1),
            label: asked.kinds.length > 0 ? t("guestOfKind", { name, kind }) : name,
          };
        })}
      />
    </div>
  );
}
