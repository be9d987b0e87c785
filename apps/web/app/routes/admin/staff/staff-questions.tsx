import { staffReasonLimit } from "@takujo/contracts/account/staff-rules";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { useFormWords } from "../../user/use-form-words.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import type { EventChoices } from "./event-choices.server.ts";
import { GrantFields, grantValues, useGrantLabels } from "./grant-fields.tsx";
import type { MemberView, StaffPage } from "./staff.server.ts";
import { staffPath } from "./staff-path.ts";

type StaffQuestionsProps = {
  question: NonNullable<StaffPage["question"]>;
  events: EventChoices;
  idempotencyKey: string;
  refusal: FormRefusal | undefined;
};

/** The question that the page's address asks. */
export function StaffQuestions({ question, events, ...props }: StaffQuestionsProps) {
  const { ask, member } = question;
  return (
    <StaffDialog ask={ask} member={member} {...props}>
      {ask === "change" && (
        <>
          <input type="hidden" name="version" value={member.version ?? ""} />
          <GrantFields events={withOwn(events, member)} />
        </>
      )}
    </StaffDialog>
  );
}

/** Those that are over, or further ahead than the list, stay to be chosen. */
const withOwn = (events: EventChoices, { events: own }: MemberView): EventChoices => ({
  ...events,
  choices: [
    ...(own ?? []).filter(({ id }) => !events.choices.some((event) => event.id === id)),
    ...events.choices,
  ],
});

type StaffDialogProps = Omit<StaffQuestionsProps, "question" | "events"> & {
  ask: "change" | "remove";
  member: MemberView;
  children: ReactNode;
};

function StaffDialog({ ask, member, idempotencyKey, refusal, children }: StaffDialogProps) {
  const t = useTranslations("adminStaff");
  const titleId = `staff-${ask}`;
  return (
    <QuestionDialog titleId={titleId} back={staffPath} wide={ask === "change"}>
      <Form
        id={ask}
        words={useFormWords()}
        labels={useGrantLabels()}
        values={grantValues(member)}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="intent" value={ask} />
        <input type="hidden" name="userId" value={member.userId} />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={t(`${ask}.title`, { name: member.name || member.email })}
          text={t(`${ask}.text`)}
          actions={
            <>
              <ButtonLink to={staffPath} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <SubmitButton variant={ask === "remove" ? "danger" : "primary"}>
                {t(`${ask}.submit`)}
              </SubmitButton>
            </>
          }
        >
          <div className="question-fields">
            {children}
            <TextareaField name="reason" rows={2} limit={staffReasonLimit} required />
          </div>
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
