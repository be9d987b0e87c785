import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { minutesAndSeconds, useSecondsUntil } from "../../../shell/use-seconds-until.ts";
import { Button } from "../../../ui/action/button.tsx";
import { describedBy, Field } from "../../../ui/field/field.tsx";
import { CodeInput } from "../../../ui/form/fields/code-input.tsx";
import type { LoginRefusal } from "./login.server.ts";
import { addressWithHash, connectLineField, passkeyField } from "./login-form.ts";
import { refusalText } from "./refusal-text.tsx";

type CodeStepProps = {
  pending: { email: string; sentAt: number };
  refusal: LoginRefusal | undefined;
  /** The code also connects LINE. */
  afterLine: boolean;
};

export function CodeStep({ pending, refusal, afterLine }: CodeStepProps) {
  const { email } = pending;
  // A refused form does not load the page's data again.
  const sentAt = Math.max(pending.sentAt, refusal?.sentAt ?? 0);
  const t = useTranslations("login");
  const error = refusalText(refusal);
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const shell = { id: "login-code", label: t("code.label"), error };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is typed again after a new or a refused one.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(".code-boxes-input")?.focus();
  }, [refusal, sentAt]);
  return (
    <>
      <h1>{t("code.heading")}</h1>
      <p className="login-lead">
        {t.rich(afterLine ? "line.finish.codeLead" : "code.lead", {
          email: () => <b key="email">{email}</b>,
        })}
      </p>
      <Form method="post" noValidate ref={form}>
        <input type="hidden" name="intent" value="verify" />
        {afterLine && <input type="hidden" name={connectLineField} value="yes" />}
        <PasskeyField />
        <Field {...shell}>
          {/* Remounted after a resend, so that the boxes are empty. */}
          <CodeInput
            key={pending.sentAt}
            {...describedBy(shell)}
            name="code"
            label={t("code.label")}
            autoSubmit={navigation.state === "idle"}
            refusal={refusal}
            aria-required
          />
        </Field>
        <div className="login-tools">
          <ResendButton form="login-resend" sentAt={refusal?.needsCode ? 0 : sentAt} />
          <button type="submit" form="login-change" className="login-tool">
            {t("code.change")}
          </button>
        </div>
        <Button
          type="submit"
          formAction={addressWithHash}
          size="large"
          wide
          loading={navigation.formData?.get("intent") === "verify"}
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

const pauseMs = 60_000;

/** Counts down if scripts run; without them the server's rate limits suffice. */
function ResendButton({ form, sentAt }: { form: string; sentAt: number }) {
  const t = useTranslations("login.code");
  const left = useSecondsUntil(sentAt + pauseMs);
  if (left > 0) {
    return (
      <span className="login-wait">
        {t.rich("resendIn", { time: () => <span className="num">{minutesAndSeconds(left)}</span> })}
      </span>
    );
  }
  return (
    <button type="submit" form={form} className="login-tool">
      {t("resend")}
    </button>
  );
}
