import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Mail } from "../../../ui/generated/icons.ts";
import { addressWithHash } from "./login-form.ts";
import type { LoginRefusal } from "./login-refusal.ts";
import { refusalText } from "./refusal-text.tsx";

type EmailStepProps = {
  refusal: LoginRefusal | undefined;
  /** LINE has said who it is, and the address is still missing. */
  afterLine: boolean;
};

export function EmailStep({ refusal, afterLine }: EmailStepProps) {
  const t = useTranslations("login");
  const error = refusalText(refusal);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector("input")?.focus();
  }, [refusal]);
  return (
    <>
      <h1>{afterLine ? t("line.finish.heading") : t("email.heading")}</h1>
      <p className="login-lead">{afterLine ? t("line.finish.lead") : t("email.lead")}</p>
      <Form method="post" noValidate ref={form}>
        <TextInput
          id="login-email"
          name="email"
          type="email"
          label={t("email.label")}
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={t("email.example")}
          defaultValue={String(refusal?.values["email"] ?? "")}
          error={error}
          aria-required
        />
        <Button
          type="submit"
          formAction={addressWithHash}
          size="large"
          wide
          icon={<Mail />}
          loading={useNavigation().formMethod === "POST"}
        >
          {t("email.send")}
        </Button>
      </Form>
    </>
  );
}
