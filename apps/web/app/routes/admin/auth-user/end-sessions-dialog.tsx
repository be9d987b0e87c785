import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { DialogContent } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { useFormWords } from "../../user/use-form-words.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import type { UserView } from "./server-present-user.ts";
import { nameOf, userPath } from "./user-view.ts";

const titleId = "end-sessions-title";

type EndSessionsDialogProps = { user: UserView; refusal: FormRefusal | undefined };

export function EndSessionsDialog({ user, refusal }: EndSessionsDialogProps) {
  const t = useTranslations("adminUser");
  const back = userPath(user.id);
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form id="end-sessions" words={useFormWords()} labels={{}} refusal={refusal}>
        <input type="hidden" name="intent" value="end-sessions" />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={t("sessions.endAllTitle")}
          text={t("sessions.endAllText", { name: nameOf(user) })}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton variant="danger">{t("sessions.endAll")}</SubmitButton>
            </>
          }
        />
      </Form>
    </QuestionDialog>
  );
}
