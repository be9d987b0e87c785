import { noteLimit } from "@takujo/contracts/booking/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import { PhoneField, TextareaField, TextField } from "../../../ui/form/fields/text-field.tsx";

/** The details of a party that an organizer enters. */
export function PartyFields() {
  const t = useTranslations("adminReservation.change");
  return (
    <>
      <NumberField
        name="seats"
        words={{ less: t("less"), more: t("more") }}
        min={1}
        max={100}
        required
      />
      <TextField name="name" autoComplete="off" required />
      <TextField name="kana" autoComplete="off" />
      <PhoneField name="phone" autoComplete="off" />
      <TextField name="nickname" autoComplete="off" />
      <TextareaField name="note" rows={2} limit={noteLimit} hint={t("noteHint")} />
    </>
  );
}

export function usePartyLabels() {
  const t = useTranslations("adminReservation.create");
  return {
    seats: t("seats"),
    name: t("name"),
    kana: t("kana"),
    phone: t("phone"),
    nickname: t("nickname"),
    note: t("note"),
  };
}
