import type { ReactNode } from "react";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { Labels } from "../../../ui/form/form-context.ts";
import type { FormRefusal, FormValues } from "../../../ui/form/form-result.ts";
import { QuestionDialog } from "./question-dialog.tsx";

type QuestionFormProps = {
  /** Sent with the form, and the prefix of its ids. */
  intent: string;
  /** The address of the page without the question. */
  back: string;
  words: { title: string; text: string; dismiss: string; submit: string };
  danger?: boolean | undefined;
  wide?: boolean | undefined;
  labels?: Labels | undefined;
  values?: FormValues | undefined;
  refusal: FormRefusal | undefined;
  idempotencyKey?: string | undefined;
  /** Sent too. */
  hidden?: Readonly<Record<string, string | number>> | undefined;
  /** Its fields. */
  children?: ReactNode;
};

/** A question that is answered with a form: a button leads back, another sends it. */
export function QuestionForm(props: QuestionFormProps) {
  const { intent, back, words, danger, wide, labels = {}, hidden = {}, children } = props;
  const titleId = `${intent}-title`;
  return (
    <QuestionDialog titleId={titleId} back={back} wide={wide}>
      <Form
        id={intent}
        words={useFormWords()}
        labels={labels}
        values={props.values}
        refusal={props.refusal}
        idempotencyKey={props.idempotencyKey}
      >
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={words.title}
          text={words.text}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {words.dismiss}
              </ButtonLink>
              <SubmitButton variant={danger ? "danger" : "primary"}>{words.submit}</SubmitButton>
            </>
          }
        >
          {children && <div className="question-fields">{children}</div>}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
