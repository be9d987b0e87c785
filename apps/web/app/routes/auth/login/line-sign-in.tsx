import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { lineIntent, withoutLineIntent } from "./login-form.ts";

/** Below the code and the passkey. A plain form, which works without scripts. */
export function LineSignIn() {
  const t = useTranslations("login.line");
  return (
    <Form method="post" className="login-line">
      <Button
        type="submit"
        name="intent"
        value={lineIntent}
        variant="line"
        size="large"
        wide
        loading={useNavigation().formData?.get("intent") === lineIntent}
      >
        {t("signIn")}
      </Button>
    </Form>
  );
}

/** For another person at this device, or a change of mind. */
export function WithoutLine() {
  const t = useTranslations("login.line.finish");
  return (
    <Form method="post" className="login-line">
      <button type="submit" name="intent" value={withoutLineIntent} className="login-tool">
        {t("without")}
      </button>
    </Form>
  );
}
