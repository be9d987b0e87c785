import type { PersonNote as PersonNoteView } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Trash } from "../../../../ui/generated/admin-icons.ts";
import { Lock, Mail, VenetianMask } from "../../../../ui/generated/icons.ts";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { NoteForm } from "../../reservation/note-form.tsx";
import { useOutcomeMessages } from "../outcomes.ts";
import type { UserView } from "../present-user.server.ts";
import { Trail } from "../trail.tsx";
import { StateTag } from "../user-tags.tsx";
import { mayImpersonate, nameOf, userPath } from "../user-view.ts";
import type { Route } from "./+types/page.ts";
import { BanPanel } from "./ban-panel.tsx";
import { changeUser } from "./change-user.server.ts";
import { readUser } from "./item.server.ts";
import { ExcuseDialog, NoShowPanel } from "./no-show-panel.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { RolePanel } from "./role-panel.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { ImpersonationDialog, RemovalDialog } from "./user-dialogs.tsx";
import { ReservationPanel, VisitFigures, YearRow } from "./visit-record.tsx";
import "./item.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readUser(params.userId, context.get(visitContext), url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeUser({ request, visit: context.get(visitContext), userId: params.userId });

export default function UserItem({ loaderData }: Route.ComponentProps) {
  const { user, ban, sessions, record, note, noShows, excused, question } = loaderData;
  const t = useTranslations("adminUser.item");
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a refusal arrives with the page's action data. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <Trail>{nameOf(user)}</Trail>
      <UserHead user={user} />
      {user.isSelf && (
        <div className="user-self">
          <Callout>{t("self")}</Callout>
        </div>
      )}
      {/* Remounted for another person, so that nothing typed carries over. */}
      <VisitFigures counts={record.counts} />
      <div className="admin-columns" key={user.id}>
        <div className="admin-column">
          <YearRow record={record} />
          <ReservationPanel user={user} record={record} />
          <PassPanel
            passes={loaderData.passes}
            isSelf={user.isSelf}
            idempotencyKey={loaderData.idempotencyKey}
            refusals={{ add: refusalOf("pass-add"), end: refusalOf("pass-end") }}
          />
          {!user.isSelf && (
            <PersonNote {...note} userId={user.id} refusal={refusalOf("note-person")} />
          )}
          <SessionPanel user={user} sessions={sessions} refusal={refusalOf("session")} />
        </div>
        {!user.isSelf && (
          <div className="admin-column">
            <NoShowPanel userId={user.id} noShows={noShows} refusal={refusalOf("count-absence")} />
            <RolePanel key={user.roles.join()} user={user} refusal={refusalOf("role")} />
            <BanPanel
              key={String(user.isBanned)}
              ban={ban}
              upcoming={record.upcoming}
              tomorrow={loaderData.tomorrow}
              refusal={refusalOf("ban") ?? refusalOf("unban")}
            />
            <RemovalPanel user={user} />
          </div>
        )}
      </div>
      {question === "impersonate" && (
        <ImpersonationDialog user={user} refusal={refusalOf("impersonate")} />
      )}
      {question === "end-sessions" && (
        <EndSessionsDialog user={user} refusal={refusalOf("end-sessions")} />
      )}
      {excused && (
        <ExcuseDialog userId={user.id} absence={excused} refusal={refusalOf("excuse-absence")} />
      )}
      {question === "remove" && <RemovalDialog user={user} refusal={refusalOf("remove")} />}
    </>
  );
}

type PersonNoteProps = PersonNoteView & { userId: string; refusal: FormRefusal | undefined };

function PersonNote({ userId, note, atReception, refusal }: PersonNoteProps) {
  const t = useTranslations("adminReservation.staffNote");
  return (
    <section className="admin-box" aria-labelledby="staff-note-heading">
      <div className="admin-box-head">
        <h2 id="staff-note-heading" className="user-lock">
          <Lock />
          {t("heading")}
        </h2>
      </div>
      <p className="admin-note">{t("lead")}</p>
      <NoteForm
        intent="note-person"
        subject={userId}
        label={t("person")}
        hint={t("personHint")}
        note={note}
        atReception={atReception}
        refusal={refusal}
      />
    </section>
  );
}

const titleId = "end-sessions-title";

type EndSessionsDialogProps = { user: UserView; refusal: FormRefusal | undefined };

function EndSessionsDialog({ user, refusal }: EndSessionsDialogProps) {
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

function RemovalPanel({ user }: { user: UserView }) {
  const t = useTranslations("adminUser.removal");
  return (
    <section className="admin-box" aria-labelledby="removal-heading">
      <div className="admin-box-head">
        <h2 id="removal-heading">{t("heading")}</h2>
      </div>
      <p className="admin-note">{t("lead")}</p>
      <ButtonLink
        to={userPath(user.id, "remove")}
        variant="quiet-danger"
        icon={<Trash />}
        preventScrollReset
      >
        {t("open")}
      </ButtonLink>
    </section>
  );
}

function UserHead({ user }: { user: UserView }) {
  const t = useTranslations("adminUser");
  const { id, email, handle, icon, isSelf, isAdmin, isBanned, passkeys, createdAt } = user;
  const hindrance = isAdmin ? "admin" : isBanned ? "banned" : undefined;
  return (
    <div className="admin-head">
      <div className="user-head">
        <img src={icon} alt="" width={72} height={72} />
        <div>
          <h1>
            {nameOf(user)}
            <StateTag isBanned={isBanned} />
          </h1>
          <ul className="user-facts admin-note">
            <li className="num">@{handle}</li>
            <li>{email}</li>
            <li>{t.rich("item.registered", { day: () => <FigureDate date={createdAt} /> })}</li>
            <li>
              {t.rich("item.passkeys", { count: () => <span className="num">{passkeys}</span> })}
            </li>
          </ul>
        </div>
      </div>
      <div className="admin-actions">
        <a className="button button-line" href={`mailto:${email}`}>
          <Mail />
          {t("item.mail")}
        </a>
        {mayImpersonate(user) && (
          <ButtonLink to={userPath(id, "impersonate")} icon={<VenetianMask />} preventScrollReset>
            {t("impersonation.start")}
          </ButtonLink>
        )}
      </div>
      {!isSelf && hindrance && (
        <p className="admin-note">{t(`item.noImpersonation.${hindrance}`)}</p>
      )}
    </div>
  );
}
