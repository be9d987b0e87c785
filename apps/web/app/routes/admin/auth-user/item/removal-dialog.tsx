import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import { QuestionDialog } from "../../question-dialog.tsx";
import type { UserView } from "../present-user.server.ts";
import { nameOf, userPath } from "../user-view.ts";

const titleId = "removal-title";

type RemovalDialogProps = { user: UserView; refusal: FormRefusal | undefined };

export function RemovalDialog({ user, refusal }: RemovalDialogProps) {
  const t = useTranslations("adminUser");
  const name = nameOf(user);
  const back = userPath(user.id);
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form
        id="removal"
        words={useFormWords()}
        labels={{ confirm: t("removal.confirm", { name }) }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value="remove" />
        <DialogContent
          mode="delete"
          titleId={titleId}
          title={t("removal.title", { name })}
          text={t("removal.text")}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton variant="danger">{t("removal.submit")}</SubmitButton>
            </>
          }
        >
          <TextField name="confirm" autoComplete="off" autoCapitalize="none" required />
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
