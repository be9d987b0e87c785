import { useTranslations } from "@takujo/i18n/react";
import { data, useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { receiveEmailForm } from "./change-email.server.ts";
import { EmailForm } from "./email-form.tsx";
import type { EmailRefusal } from "./email-refusal.ts";
import { readPendingChange } from "./pending-change.server.ts";
import { PendingChange } from "./pending-change.tsx";
import "./email.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { user } = await visit.visitor();
  if (!user) throw data(null, { status: 401 });
  const pending = await readPendingChange(request, visit);
  // A completed change is no longer pending.
  return { email: user.email, pending: pending?.newEmail === user.email ? null : pending };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveEmailForm(request, context.get(visitContext));

export default function EmailChange({ loaderData: { email, pending } }: Route.ComponentProps) {
  const t = useTranslations("emailChange");
  const refusal = useActionData<EmailRefusal>();
  return (
    <>
      <AccountHead title={t("heading")} />
      {pending ? (
        <PendingChange email={email} pending={pending} refusal={refusal} />
      ) : (
        <EmailForm email={email} refusal={refusal} />
      )}
    </>
  );
}
