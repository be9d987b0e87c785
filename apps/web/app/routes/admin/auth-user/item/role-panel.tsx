import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { RadioField } from "../../../../ui/form/fields/choice-field.tsx";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { reasonLimit } from "../form-schemas.ts";
import type { UserView } from "../present-user.server.ts";

type RolePanelProps = { user: UserView; refusal: FormRefusal | undefined };

export function RolePanel({ user, refusal }: RolePanelProps) {
  const t = useTranslations("adminUser");
  return (
    <section className="admin-box" aria-labelledby="role-heading">
      <div className="admin-box-head">
        <h2 id="role-heading">{t("role.heading")}</h2>
      </div>
      <Form
        id="role"
        words={useFormWords()}
        labels={{ role: t("role.field"), reason: t("role.reason") }}
        values={{ role: user.isAdmin ? "admin" : "user" }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value="role" />
        <RadioField
          name="role"
          choices={(["user", "admin"] as const).map((role) => ({
            value: role,
            label: t(`roles.${role}`),
            note: t(`role.${role}`),
          }))}
          required
        />
        <TextareaField name="reason" rows={2} limit={reasonLimit} required />
        <SubmitButton variant="line">{t("role.save")}</SubmitButton>
      </Form>
    </section>
  );
}
