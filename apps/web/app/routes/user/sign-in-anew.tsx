import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { anewIntent } from "./anew-intent.ts";

/** Where a sign-in has become too old for what somebody wants to do. The page's action ends it and leads back here. */
export function SignInAnew() {
  const t = useTranslations("account.anew");
  return (
    <Callout tone="warning" title={t("title")}>
      <p>{t("text")}</p>
      <Form method="post" className="account-anew">
        <Button type="submit" size="small" name="intent" value={anewIntent}>
          {t("action")}
        </Button>
      </Form>
    </Callout>
  );
}
