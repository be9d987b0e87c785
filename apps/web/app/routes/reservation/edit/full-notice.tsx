import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { fieldId, useForm } from "../../../ui/form/form-context.ts";

/**
 * Offers the waitlist when the hold has ended and the seats are gone. Placed after the form's own button, so that
 * Enter never presses this one.
 */
export function FullNotice({ title, seats }: { title: string; seats: number }) {
  const t = useTranslations("reserving.hold");
  const { id, errors } = useForm();
  if (errors["full"] === undefined) return null;
  return (
    <div className="reserving-full" id={fieldId(id, "full")} tabIndex={-1}>
      <Callout tone="warning">
        <p>{t("full", { name: title, count: seats })}</p>
        <Button type="submit" name="intent" value="wait" variant="line">
          {t("join")}
        </Button>
      </Callout>
    </div>
  );
}
