import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextareaField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { VenetianMask } from "../../../../ui/generated/icons.ts";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { reasonLimit } from "../form-schemas.ts";
import type { UserView } from "../present-user.server.ts";
import { nameOf, userPath } from "../user-view.ts";

const titleId = "impersonation-title";

type ImpersonationDialogProps = { user: UserView; refusal: FormRefusal | undefined };

export function ImpersonationDialog({ user, refusal }: ImpersonationDialogProps) {
  const t = useTranslations("adminUser");
  const back = userPath(user.id);
  return (
    <QuestionDialog titleId={titleId} back={back} wide>
      <div className="question-stripes">
        <VenetianMask />
        <h2 id={titleId}>{t("impersonation.title", { name: nameOf(user) })}</h2>
      </div>
      <div className="dialog-body dialog-body-plain">
        <p className="dialog-text">{t("impersonation.text")}</p>
        <Form
          id="impersonation"
          words={useFormWords()}
          labels={{ reason: t("impersonation.reason") }}
          refusal={refusal}
        >
          <input type="hidden" name="intent" value="impersonate" />
          <TextareaField
            name="reason"
            rows={3}
            limit={reasonLimit}
            placeholder={t("impersonation.reasonExample")}
            required
          />
          <div className="dialog-actions">
            <ButtonLink to={back} variant="line" replace preventScrollReset>
              {t("dismiss")}
            </ButtonLink>
            <SubmitButton icon={<VenetianMask />}>{t("impersonation.submit")}</SubmitButton>
          </div>
        </Form>
      </div>
    </QuestionDialog>
  );
}

const removalTitleId = "removal-title";

type RemovalDialogProps = { user: UserView; refusal: FormRefusal | undefined };

export function RemovalDialog({ user, refusal }: RemovalDialogProps) {
  const t = useTranslations("adminUser");
  const name = nameOf(user);
  const back = userPath(user.id);
  return (
    <QuestionDialog titleId={removalTitleId} back={back}>
      <Form
        id="removal"
        words={useFormWords()}
        labels={{ confirm: t("removal.confirm", { name }) }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value="remove" />
        <DialogContent
          mode="delete"
          titleId={removalTitleId}
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
