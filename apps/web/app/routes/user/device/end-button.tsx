import { useTranslations } from "@takujo/i18n/react";
import type { ComponentProps, MouseEvent } from "react";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";

type EndButtonProps = Pick<
  ComponentProps<typeof Button>,
  "variant" | "size" | "aria-label" | "children"
> & {
  intent: "end" | "end-others" | "end-all";
  id?: string;
  question: { title: string; body: string };
};

/** Asks for confirmation only with scripts: ending a session is harmless, because signing in again restores it. */
export function EndButton({ intent, id, question, ...look }: EndButtonProps) {
  const t = useTranslations("devices.ask");

  async function ask(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const button = event.currentTarget;
    const isMeant = await askDialog({
      mode: "confirm",
      ...question,
      accept: t("accept"),
      dismiss: t("dismiss"),
    });
    if (isMeant) button.form?.requestSubmit();
  }

  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {id && <input type="hidden" name="id" value={id} />}
      <Button {...look} type="submit" onClick={ask} />
    </Form>
  );
}
