import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DialogContent } from "../../../ui/dialog.tsx";
import { QuestionDialog } from "../question-dialog.tsx";

const titleId = "restore-question";

export function RestoreQuestion({ number, back }: { number: number; back: string }) {
  const t = useTranslations("contentEditor.ask");
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form method="post" action={back}>
        <input type="hidden" name="number" value={number} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("restoreTitle")}
          text={t("restoreText")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit">{t("restore")}</Button>
            </>
          }
        />
      </Form>
    </QuestionDialog>
  );
}
