import { contactBodyLimit, contactCategories } from "@takujo/contracts/inbox/contact-form";
import { locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { ChipsField, ChoiceTilesField } from "../../ui/form/fields/choice-field.tsx";
import { TextareaField, TextField } from "../../ui/form/fields/text-field.tsx";

// The fields of every inquiry, from guests and signed-in people.

export function CategoryField() {
  const t = useTranslations("contact.categories");
  return (
    <ChoiceTilesField
      name="category"
      choices={contactCategories.map((value) => ({ value, label: t(value) }))}
      required
    />
  );
}

export function ReservationCodeField() {
  const t = useTranslations("contact");
  return (
    <TextField
      name="reservationCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder={t("reservationCodeExample")}
    />
  );
}

/** Forms send a line break as two characters, but it is stored and counted as one. */
const lengthOf = (text: string) => text.replaceAll("\r\n", "\n").length;

export function BodyField({ rows }: { rows: number }) {
  return (
    <TextareaField name="body" rows={rows} limit={contactBodyLimit} measure={lengthOf} required />
  );
}

export function ReplyLocaleField() {
  const t = useTranslations("commons.language");
  return (
    <ChipsField
      name="replyLocale"
      choices={locales.map((value) => ({ value, label: t(value), lang: value }))}
      required
    />
  );
}
