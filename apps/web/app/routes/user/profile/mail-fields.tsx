import { locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { ChipsField, SwitchField, SwitchList } from "../../../ui/form/choice-field.tsx";

const mails = ["reminderMail", "waitlistMail", "newsMail"] as const;

export function MailFields() {
  const t = useTranslations();
  return (
    <FieldGroup legend={t("profile.groups.mails")}>
      <SwitchList>
        {mails.map((name) => (
          <SwitchField key={name} name={name} note={t(`profile.notes.${name}`)} />
        ))}
      </SwitchList>
      <ChipsField
        name="locale"
        choices={locales.map((value) => ({
          value,
          label: t(`commons.language.${value}`),
          lang: value,
        }))}
        required
      />
    </FieldGroup>
  );
}
