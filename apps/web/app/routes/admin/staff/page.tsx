import { staffReasonLimit } from "@takujo/contracts/account/staff-rules";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { useNewcomers } from "../../../ui/form/use-newcomers.ts";
import { History } from "../../../ui/generated/admin-icons.ts";
import { AdminHead } from "../admin-head.tsx";
import { QuestionForm } from "../question/question-form.tsx";
import type { Route } from "./+types/page.ts";
import { changeStaffPage } from "./change-staff.server.ts";
import type { EventChoices } from "./event-choices.server.ts";
import { GrantFields, grantValues, useGrantLabels } from "./grant-fields.tsx";
import { InvitationPanel } from "./invitation-panel.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { MemberTable } from "./member-table.tsx";
import { RightsTable } from "./rights-table.tsx";
import { type MemberView, readStaffPage, type StaffPage } from "./staff.server.ts";
import { staffOutcomes, staffPath } from "./staff-path.ts";
import "./staff.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readStaffPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  changeStaffPage({ request, visit: context.get(visitContext) });

export default function StaffAndRoles({ loaderData }: Route.ComponentProps) {
  const { members, invitations, events, question, idempotencyKey } = loaderData;
  const t = useTranslations("adminStaff");
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a refusal arrives with the page's action data. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  const ofButtons = refusalOf("resend") ?? refusalOf("withdraw");
  return (
    <>
      <OutcomeNotice
        words={Object.fromEntries(staffOutcomes.map((name) => [name, t(`done.${name}`)]))}
      />
      <AdminHead
        title={t("heading")}
        note={t("count", { members: members.length, invitations: invitations.length })}
      >
        <ButtonLink to="/admin/audit?group=staff" variant="quiet" icon={<History />}>
          {t("log")}
        </ButtonLink>
      </AdminHead>
      {ofButtons && (
        <div role="alert" className="staff-refusal">
          <Callout tone="danger">{ofButtons.formErrors.join(" ")}</Callout>
        </div>
      )}
      <div className="admin-columns">
        <div className="admin-column">
          <MemberTable members={members} />
          <InvitationPanel invitations={invitations} />
          <RightsTable />
        </div>
        <div className="admin-column">
          <InvitePanel
            key={useNewcomers(invitations.map(({ id }) => id))}
            events={events}
            idempotencyKey={idempotencyKey}
            refusal={refusalOf("invite")}
          />
        </div>
      </div>
      {question && (
        <StaffQuestions
          key={`${question.ask} ${question.member.userId} ${question.member.version}`}
          question={question}
          events={events}
          idempotencyKey={idempotencyKey}
          refusal={refusalOf(question.ask)}
        />
      )}
    </>
  );
}

type StaffQuestionsProps = {
  question: NonNullable<StaffPage["question"]>;
  events: EventChoices;
  idempotencyKey: string;
  refusal: FormRefusal | undefined;
};

/** The question that the page's address asks. */
function StaffQuestions({ question, events, idempotencyKey, refusal }: StaffQuestionsProps) {
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

/** The member's events stay selectable when they are over, or beyond the end of the list. */
const withOwn = (events: EventChoices, { events: own }: MemberView): EventChoices => ({
  ...events,
  choices: [
    ...(own ?? []).filter(({ id }) => !events.choices.some((event) => event.id === id)),
    ...events.choices,
  ],
});
