import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { useNewcomers } from "../../../ui/form/use-newcomers.ts";
import { History } from "../../../ui/generated/admin-icons.ts";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminHead } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { changeStaffPage } from "./change-staff.server.ts";
import { InvitationBox } from "./invitation-box.tsx";
import { InviteBox } from "./invite-box.tsx";
import { MemberTable } from "./member-table.tsx";
import { RightsTable } from "./rights-table.tsx";
import { readStaffPage } from "./staff.server.ts";
import { staffOutcomes } from "./staff-path.ts";
import { StaffQuestions } from "./staff-questions.tsx";
import "./staff.css";

export { record as handle } from "./record.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readStaffPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  changeStaffPage({ request, visit: context.get(visitContext) });

export default function StaffAndRoles({ loaderData }: Route.ComponentProps) {
  const { admin, members, invitations, events, question, idempotencyKey } = loaderData;
  const t = useTranslations("adminStaff");
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a refusal arrives with the page's action data. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  const ofButtons = refusalOf("resend") ?? refusalOf("withdraw");
  return (
    <AdminFrame
      admin={admin}
      done={Object.fromEntries(staffOutcomes.map((name) => [name, t(`done.${name}`)]))}
    >
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
          <InvitationBox invitations={invitations} />
          <RightsTable />
        </div>
        <div className="admin-column">
          <InviteBox
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
    </AdminFrame>
  );
}
