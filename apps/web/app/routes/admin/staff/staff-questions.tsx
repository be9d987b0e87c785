import { staffReasonLimit } from "@takujo/contracts/account/staff-rules";
import { useTranslations } from "@takujo/i18n/react";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { QuestionForm } from "../question-form.tsx";
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
export function StaffQuestions({ question, events, idempotencyKey, refusal }: StaffQuestionsProps) {
  const t = useTranslations("adminStaff");
  const { ask, member } = question;
  const isChange = ask === "change";
  return (
    <QuestionForm
      intent={ask}
      back={staffPath}
      words={{
        title: t(`${ask}.title`, { name: member.name || member.email }),
        text: t(`${ask}.text`),
        dismiss: t("dismiss"),
        submit: t(`${ask}.submit`),
      }}
      danger={!isChange}
      wide={isChange}
      labels={useGrantLabels()}
      values={grantValues(member)}
      refusal={refusal}
      idempotencyKey={idempotencyKey}
      hidden={{ userId: member.userId, ...(isChange && { version: member.version ?? "" }) }}
    >
      {isChange && <GrantFields events={withOwn(events, member)} />}
      <TextareaField name="reason" rows={2} limit={staffReasonLimit} required />
    </QuestionForm>
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
