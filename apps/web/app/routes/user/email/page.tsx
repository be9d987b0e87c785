import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { data, useActionData, useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { useSite } from "../../../shell/site/site.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Mail } from "../../../ui/generated/icons.ts";
import { AccountHead } from "../account-frame.tsx";
import { SignInAgain } from "../sign-in-again.tsx";
import { notFresh } from "../sign-in-again-intent.ts";
import type { Route } from "./+types/page.ts";
import { type EmailRefusal, receiveEmailForm } from "./change-email.server.ts";
import { readPendingChange } from "./pending-change.server.ts";
import { PendingChange } from "./pending-change.tsx";
import { VerticalSteps } from "./vertical-steps.tsx";
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

type EmailFormProps = { email: string; refusal: EmailRefusal | undefined };

function EmailForm({ email, refusal }: EmailFormProps) {
  const t = useTranslations("emailChange");
  const form = useRef<HTMLFormElement>(null);
  const isOld = refusal?.code === notFresh;
  const error = refusal?.errors["email"];
  const { hostname: host } = new URL(useSite().origin);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>("[name=email]")?.focus();
  }, [refusal]);
  return (
    <>
      {isOld && (
        <div role="alert" className="account-notice">
          <SignInAgain />
        </div>
      )}
      <Form method="post" noValidate ref={form} className="email-form">
        <TextInput id="current-email" label={t("form.current")} value={email} readOnly />
        <TextInput
          id="new-email"
          name="email"
          type="email"
          label={t("form.next")}
          requiredMark={t("form.required")}
          hint={t("form.hint", { host })}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          defaultValue={String(refusal?.values["email"] ?? "")}
          error={isOld ? undefined : error}
          aria-required
        />
        <div className="email-form-foot">
          <Button
            type="submit"
            size="large"
            icon={<Mail />}
            loading={useNavigation().formMethod === "POST"}
          >
            {t("form.send")}
          </Button>
          <ButtonLink to="/user" variant="quiet">
            {t("form.cancel")}
          </ButtonLink>
        </div>
      </Form>
      <section className="account-section">
        <h2 className="account-subhead">{t("steps.heading")}</h2>
        <VerticalSteps
          steps={[
            { title: t("steps.agree"), note: <p>{t("steps.agreeNote", { email })}</p> },
            { title: t("steps.prove"), note: <p>{t("steps.proveNote")}</p> },
            { title: t("steps.change"), note: <p>{t("steps.changeNote")}</p> },
          ]}
        />
      </section>
    </>
  );
}
