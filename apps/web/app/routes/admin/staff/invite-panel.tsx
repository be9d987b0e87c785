import { invitationDays } from "@takujo/contracts/account/staff-policy";
import { locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { Send } from "../../../ui/generated/icons.ts";
import { GrantFields, grantValues, useGrantLabels } from "./grant-fields.tsx";
import type { StaffPage } from "./staff.server.ts";

type InvitePanelProps = Pick<StaffPage, "events" | "idempotencyKey"> & {
  refusal: FormRefusal | undefined;
};

export function InvitePanel({ events, idempotencyKey, refusal }: InvitePanelProps) {
  const t = useTranslations("adminStaff.form");
  const locale = useLocale();
  return (
    <section className="admin-box" aria-labelledby="staff-invite">
      <div className="admin-box-head">
        <h2 id="staff-invite">{t("heading")}</h2>
      </div>
      <Form
        id="invite"
        words={useFormWords()}
        labels={{
          ...useGrantLabels(),
          email: t("email"),
          name: t("name"),
          locale: t("locale"),
        }}
        values={{ ...grantValues(), ...(events.isLonger && { scope: "chosen" }), locale }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="intent" value="invite" />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField name="name" hint={t("nameHint")} autoComplete="off" maxLength={80} />
        <GrantFields events={events} />
        <SelectField name="locale">
          {locales.map((one) => (
            <option key={one} value={one}>
              {t(`locales.${one}`)}
            </option>
          ))}
        </SelectField>
        <SubmitButton icon={<Send />} wide>
          {t("submit")}
        </SubmitButton>
        <p className="admin-note staff-after">{t("after", { days: invitationDays })}</p>
      </Form>
    </section>
  );
}
