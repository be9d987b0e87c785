import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Mail } from "../../../ui/generated/icons.ts";
import { addressWithHash } from "./login-form.ts";
import type { LoginRefusal } from "./login-refusal.ts";
import { useRefusalText } from "./refusal-text.tsx";

export function EmailStep({ refusal }: { refusal: LoginRefusal | undefined }) {
  const t = useTranslations("login");
  const error = useRefusalText(refusal);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector("input")?.focus();
  }, [refusal]);
  return (
    <>
      <h1>{t("email.heading")}</h1>
      <p className="login-lead">{t("email.lead")}</p>
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
