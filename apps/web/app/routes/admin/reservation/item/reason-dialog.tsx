import { organizerReasonLimit } from "@takujo/contracts/booking/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal, FormValues } from "../../../../ui/form/form-result.ts";
import { useFormWords } from "../../../user/use-form-words.ts";
import { QuestionDialog } from "../../question-dialog.tsx";

type ReasonDialogProps = {
  intent: "cancel" | "restore" | "offer";
  back: string;
  title: string;
  text: string;
  example?: string | undefined;
  submit: string;
  danger?: boolean | undefined;
  labels: Record<string, string>;
  values?: FormValues | undefined;
  refusal: FormRefusal | undefined;
  /** Further fields above the reason. */
  children?: ReactNode;
};

/** A dialog for actions that require a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { intent, back, title, text, example, submit, danger, children } = props;
  const t = useTranslations("adminReservation");
  const titleId = `${intent}-title`;
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form
        id={intent}
        words={useFormWords()}
        labels={props.labels}
        values={props.values}
        refusal={props.refusal}
      >
        <input type="hidden" name="intent" value={intent} />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={title}
          text={text}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton variant={danger ? "danger" : "primary"}>{submit}</SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            {children}
            <TextareaField
              name="reason"
              rows={2}
              limit={organizerReasonLimit}
              placeholder={example}
              required
            />
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
