import { useTranslations } from "@takujo/i18n/react";
import type { MouseEvent } from "react";
import { useSubmit } from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Pencil, Trash2 } from "../../../ui/generated/icons.ts";

type PasskeyToolsProps = { id: string; name: string; isLast: boolean };

/** Without scripts the buttons reload the page with a form, or with the question. */
export function PasskeyTools({ id, name, isLast }: PasskeyToolsProps) {
  const t = useTranslations("passkey");
  const submit = useSubmit();

  async function askToDelete(event: MouseEvent) {
    event.preventDefault();
    const isMeant = await askDialog({
      mode: "delete",
      title: t("delete.title", { name }),
      body: isLast ? t("delete.last") : t("delete.body"),
      accept: t("delete.accept"),
      dismiss: t("delete.dismiss"),
    });
    if (isMeant) await submit({ intent: "delete", id }, { method: "post" });
  }

  return (
    <Form method="get" preventScrollReset className="passkey-tools">
      <Button
        type="submit"
        name="rename"
        value={id}
        variant="quiet"
        size="small"
        icon={<Pencil />}
        aria-label={t("list.renameOf", { name })}
      >
        {t("list.rename")}
      </Button>
      <Button
        type="submit"
        name="delete"
        value={id}
        variant="quiet-danger"
        size="small"
        icon={<Trash2 />}
        aria-label={t("list.deleteOf", { name })}
        onClick={askToDelete}
      >
        {t("list.delete")}
      </Button>
    </Form>
  );
}
