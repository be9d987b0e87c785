import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FieldGroup, FieldPair } from "../../ui/field/field.tsx";
import { CheckboxField } from "../../ui/form/choice-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import {
  BodyField,
  CategoryField,
  ReplyLocaleField,
  ReservationCodeField,
} from "./inquiry-fields.tsx";

export function ContactFields() {
  const t = useTranslations();
  return (
    <>
      <div className="choice-part contact-category">
        <CategoryField />
      </div>
      <FieldGroup legend={t("contact.groups.you")}>
        <FieldPair>
          <TextField name="name" autoComplete="name" required />
          <TextField name="email" type="email" autoComplete="email" inputMode="email" required />
        </FieldPair>
        <div className="contact-reservation">
          <ReservationCodeField />
        </div>
      </FieldGroup>
      <FieldGroup legend={t("contact.groups.message")}>
        <BodyField rows={7} />
        <ReplyLocaleField />
        <CheckboxField name="consent" required>
          {t.rich("contact.consent", {
            link: (text) => <Link to="/privacy-policy">{text}</Link>,
          })}
        </CheckboxField>
      </FieldGroup>
    </>
  );
}
