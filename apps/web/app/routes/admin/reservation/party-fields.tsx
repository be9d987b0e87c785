import { noteLimit } from "@takujo/contracts/booking/reservation/reservation-form";
import { locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import {
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
} from "../../../ui/form/fields/text-field.tsx";

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
      <TextareaField name="guests" rows={2} hint={t("guestsHint")} />
      <TextareaField name="note" rows={2} limit={noteLimit} hint={t("noteHint")} />
    </>
  );
}

/** Of a party without an account: where its mails go, and in which language. */
export function AddressFields() {
  const t = useTranslations("adminReservation");
  return (
    <>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        hint={t("create.emailHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField name="language">
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {t(`search.languages.${locale}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Free seats cannot become cheaper. */
export const costsAnything = ({ fee, prices }: { fee: number; prices: { yen: number }[] }) =>
  fee > 0 || prices.some(({ yen }) => yen > 0);

export function CodeField() {
  const t = useTranslations("adminReservation.create");
  return (
    <TextField
      name="priceCode"
      hint={t("priceCodeHint")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** As the field for all of them shows it: a name on each line. */
export const guestLines = (guests: { nickname: string }[]): string =>
  guests
    .map(({ nickname }) => nickname)
    .filter(Boolean)
    .join("\n");

export function usePartyLabels() {
  const t = useTranslations("adminReservation.create");
  return {
    seats: t("seats"),
    name: t("name"),
    kana: t("kana"),
    phone: t("phone"),
    nickname: t("nickname"),
    note: t("note"),
    guests: t("guests"),
    email: t("email"),
    language: t("language"),
    priceCode: t("priceCode"),
  };
}
