import { locales } from "@takujo/contracts/locale";
import { contactBodyLimit, contactCategories } from "@takujo/contracts/platform/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { KnownLink } from "../../shell/known-link.tsx";
import { FieldGroup, FieldPair } from "../../ui/field/field.tsx";
import { CheckboxField, ChipsField, ChoiceTilesField } from "../../ui/form/choice-field.tsx";
import { TextareaField, TextField } from "../../ui/form/text-field.tsx";

/** A form sends a line end as two characters, but it is kept, and counted, as one. */
const lengthOf = (text: string) => text.replaceAll("\r\n", "\n").length;

export function ContactFields() {
  const t = useTranslations();
  return (
    <>
      <div className="contact-category">
        <ChoiceTilesField
          name="category"
          choices={contactCategories.map((value) => ({
            value,
            label: t(`contact.categories.${value}`),
          }))}
          required
        />
      </div>
      <FieldGroup legend={t("contact.groups.you")}>
        <FieldPair>
          <TextField name="name" autoComplete="name" required />
          <TextField name="email" type="email" autoComplete="email" inputMode="email" required />
        </FieldPair>
        <div className="contact-reservation">
          <TextField
            name="reservationCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t("contact.reservationCodeExample")}
          />
        </div>
      </FieldGroup>
      <FieldGroup legend={t("contact.groups.message")}>
        <TextareaField name="body" rows={7} limit={contactBodyLimit} measure={lengthOf} required />
        <ChipsField
          name="replyLocale"
          choices={locales.map((value) => ({
            value,
            label: t(`commons.language.${value}`),
            lang: value,
          }))}
          required
        />
        <CheckboxField name="consent" required>
          {t.rich("contact.consent", {
            link: (text) => <KnownLink to="/privacy-policy">{text}</KnownLink>,
          })}
        </CheckboxField>
      </FieldGroup>
    </>
  );
}
