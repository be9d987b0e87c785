import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { visitContext } from "../../../../shell/visit.ts";
import { TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import { currentAdmin } from "../../admin.server.ts";
import { AdminFrame } from "../../admin-frame.tsx";
import { AdminHead } from "../../admin-head.tsx";
import { Trail } from "../trail.tsx";
import type { Route } from "./+types/page.ts";
import { receiveNewUser } from "./create-user.server.ts";
import "./new.css";

export { record as handle } from "./record.ts";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  admin: await currentAdmin(context.get(visitContext)),
});

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveNewUser(request, context.get(visitContext));

export default function NewUser({ loaderData: { admin } }: Route.ComponentProps) {
  const t = useTranslations("adminUser.create");
  const refusal = useActionData<typeof action>();
  return (
    <AdminFrame admin={admin}>
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
    </AdminFrame>
  );
}
