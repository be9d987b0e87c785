import { useTranslations } from "@takujo/i18n/react";
import { redirect, useActionData } from "react-router";
import { createUser } from "../../../../api/auth/admin-calls.ts";
import { AuthError } from "../../../../api/auth/auth-call.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { type Visit, visitContext } from "../../../../shell/visit.ts";
import { TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { newUserSchema } from "../form-schemas.ts";
import { adminWords, refuseFor, refuseForm } from "../refusal.server.ts";
import { Trail } from "../trail.tsx";
import { userPath } from "../user-view.ts";
import type { Route } from "./+types/page.ts";
import "./new.css";

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveNewUser(request, context.get(visitContext));

export default function NewUser() {
  const t = useTranslations("adminUser.create");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <Trail>{t("heading")}</Trail>
      <AdminHead title={t("heading")} note={t("lead")} />
      <div className="new-user">
        <Form
          id="new-user"
          words={useFormWords()}
          labels={{ name: t("name"), email: t("email"), password: t("password") }}
          refusal={refusal}
        >
          <TextField name="name" autoComplete="off" required />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            name="password"
            type="password"
            hint={t("passwordHint")}
            autoComplete="new-password"
          />
          <SubmitButton icon={<Plus />}>{t("submit")}</SubmitButton>
        </Form>
      </div>
    </>
  );
}

async function receiveNewUser(request: Request, visit: Visit) {
  const parsed = await parseForm(request, newUserSchema, validationWords(visit.locale));
  if (!parsed.ok) {
    // A password is never sent back to a page.
    const { password: _, ...values } = parsed.values;
    return refuse({ ...parsed, values });
  }
  const { name, email, password } = parsed.value;
  const values = { name, email };
  const t = adminWords(visit);
  try {
    const { user } = await createUser(visit.auth, { name, email, ...(password && { password }) });
    return redirect(`${userPath(user.id)}?done=created`);
  } catch (error) {
    const code = error instanceof AuthError ? error.code : "";
    if (code === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL") {
      return refuseForm({ values, errors: { email: t("adminUser.create.taken") } });
    }
    if (code === "PASSWORD_TOO_SHORT") {
      return refuseForm({ values, errors: { password: t("adminUser.create.shortPassword") } });
    }
    return refuseFor(error, values, visit);
  }
}
