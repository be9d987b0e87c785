import { organizerReasonLimit } from "@takujo/contracts/booking/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import type { FormRefusal, FormValues } from "../../../../ui/form/form-result.ts";
import { QuestionForm } from "../../question-form.tsx";

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
  const { title, text, example, submit, children, ...rest } = props;
  const dismiss = useTranslations("adminReservation")("dismiss");
  return (
    <QuestionForm {...rest} words={{ title, text, dismiss, submit }}>
      {children}
      <TextareaField
        name="reason"
        rows={2}
        limit={organizerReasonLimit}
        placeholder={example}
        required
      />
    </QuestionForm>
  );
}
