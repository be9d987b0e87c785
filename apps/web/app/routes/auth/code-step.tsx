import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { describedBy, Field } from "../../ui/field/field.tsx";
import { CodeInput } from "../../ui/form/code-input.tsx";
import { addressWithHash, passkeyField } from "./login-form.ts";
import type { LoginRefusal } from "./login-refusal.ts";
import { useRefusalText } from "./refusal-text.tsx";
import { ResendButton } from "./resend-button.tsx";

type CodeStepProps = { email: string; sentAt: number; refusal: LoginRefusal | undefined };

export function CodeStep({ email, sentAt, refusal }: CodeStepProps) {
  const t = useTranslations("login");
  const error = useRefusalText(refusal, "code");
  const form = useRef<HTMLFormElement>(null);
  const shell = { id: "login-code", label: t("code.label"), error };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code and a refused one are both typed anew.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(".code-boxes-input")?.focus();
  }, [refusal, sentAt]);
  return (
    <>
      <h1>{t("code.heading")}</h1>
      <p className="login-lead">{t.rich("code.lead", { email: () => <b>{email}</b> })}</p>
      <Form method="post" noValidate ref={form}>
        <input type="hidden" name="intent" value="verify" />
        <PasskeyField />
        <Field {...shell}>
          {/* After a refusal the boxes are empty again. */}
          <CodeInput
            key={`${sentAt} ${refusal?.code ?? ""}`}
            {...describedBy(shell)}
            name="code"
            label={t("code.label")}
            autoSubmit
            aria-required
          />
        </Field>
        <div className="login-tools">
          <ResendButton form="login-resend" sentAt={sentAt} />
          <button type="submit" form="login-change" className="login-tool">
            {t("code.change")}
          </button>
        </div>
        <Button
          type="submit"
          formAction={addressWithHash}
          size="large"
          wide
          loading={useNavigation().formData?.get("intent") === "verify"}
        >
          {t("code.submit")}
        </Button>
      </Form>
      <Form method="post" id="login-resend">
        <input type="hidden" name="email" value={email} />
      </Form>
      <Form method="post" id="login-change">
        <input type="hidden" name="intent" value="change" />
      </Form>
      <details className="login-missing">
        <summary>{t("missing.title")}</summary>
        <ul>
          <li>{t("missing.wait")}</li>
          <li>{t("missing.spam")}</li>
          <li>{t("missing.spelling", { email })}</li>
          <li>{t("missing.limit")}</li>
          <li>
            {t.rich("missing.ask", {
              contact: (words) => <Link to="/contact">{words}</Link>,
            })}
          </li>
        </ul>
      </details>
    </>
  );
}

function PasskeyField() {
  const [canMake, setCanMake] = useState(false);
  useEffect(() => {
    import("./browser-passkeys.ts")
      .then(({ hasPlatformAuthenticator }) => hasPlatformAuthenticator())
      .then(setCanMake, () => {});
  }, []);
  return canMake && <input type="hidden" name={passkeyField} value="yes" />;
}
