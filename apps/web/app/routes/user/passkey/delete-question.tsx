import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import type { ShownPasskey } from "./server-passkeys.ts";

type DeleteQuestionProps = { passkey: ShownPasskey; isLast: boolean };

/** Takes the place of the dialog where there are no scripts. */
export function DeleteQuestion({ passkey: { id, name }, isLast }: DeleteQuestionProps) {
  const t = useTranslations("passkey");
  return (
    <Callout tone="danger" title={t("delete.title", { name: name ?? t("list.unnamed") })}>
      <p>{isLast ? t("delete.last") : t("delete.body")}</p>
      <Form method="post" className="passkey-question">
        <input type="hidden" name="intent" value="delete" />
        <ButtonLink to="." variant="line" size="small">
          {t("delete.dismiss")}
        </ButtonLink>
        <Button type="submit" name="id" value={id} variant="danger" size="small">
          {t("delete.accept")}
        </Button>
      </Form>
    </Callout>
  );
}
