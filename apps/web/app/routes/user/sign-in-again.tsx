import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../shell/form/plain-form.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { signInAgainIntent } from "./sign-in-again-intent.ts";

/** For actions that need a recent sign-in. The page's action ends the session and returns here after the next one. */
export function SignInAgain() {
  const t = useTranslations("account.anew");
  return (
    <Callout tone="warning" title={t("title")}>
      <p>{t("text")}</p>
      <Form method="post" className="account-anew">
        <Button type="submit" size="small" name="intent" value={signInAgainIntent}>
          {t("action")}
        </Button>
      </Form>
    </Callout>
  );
}
