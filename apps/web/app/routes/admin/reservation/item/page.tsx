import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { ArrowLeftRight, Undo } from "../../../../ui/generated/admin-icons.ts";
import { Bell, Check, Lock, Mail, Pencil, X } from "../../../../ui/generated/icons.ts";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { AdminTrail } from "../../admin-head.tsx";
import { usePermission } from "../../can.tsx";
import { type ItemQuestion, itemPath } from "../item-path.ts";
import { NoteForm } from "../note-form.tsx";
import { useOutcomeMessages } from "../outcomes.ts";
import { ResendDialog } from "../resend-dialog.tsx";
import { StateTag } from "../state-tag.tsx";
import type { Route } from "./+types/page.ts";
import { changeItem } from "./change-item.server.ts";
import { type ItemView, readItem } from "./item.server.ts";
import { ItemDialogs } from "./item-dialogs.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ArrivalPanel, HistoryPanel, NoticePanel, PersonPanel } from "./item-side.tsx";
import "./item.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readItem(context.get(visitContext), params.reservationId, url.searchParams.get("ask"));

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeItem({
    request,
    visit: context.get(visitContext),
    reservationId: params.reservationId,
  });

export default function ReservationItem({ loaderData }: Route.ComponentProps) {
  const { item, question, targets, preview, nonce } = loaderData;
  const t = useTranslations("adminReservation");
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a refusal arrives with the page's action data. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminTrail to="/admin/reservation" parent={t("list.heading")}>
        {spokenCode(item.code)}
      </AdminTrail>
      {/* Remounted after a change, so that the typed values are reset. */}
      <ItemHead key={`${item.id} ${item.history.length}`} item={item} />
      {(item.cancelledLate || item.isCancelledEvent) && (
        <div className="reservation-told">
          <Callout tone="warning">
            {t(item.isCancelledEvent ? "item.eventCancelled" : "item.lateCancel")}
          </Callout>
        </div>
      )}
      <div className="admin-columns">
        <div className="admin-column">
          <ItemFacts item={item} />
          <StaffNotes item={item} refusalOf={refusalOf} />
          <HistoryPanel item={item} />
        </div>
        <div className="admin-column">
          <PersonPanel item={item} />
          <ArrivalPanel item={item} />
          <NoticePanel item={item} />
        </div>
      </div>
      <ItemDialogs item={item} question={question} targets={targets} refusalOf={refusalOf} />
      {preview && (
        <ResendDialog
          ids={[item.id]}
          preview={preview}
          nonce={nonce}
          back={itemPath(item.id)}
          refusal={refusalOf("mail")}
        />
      )}
    </>
  );
}

type StaffNotesProps = {
  item: ItemView;
  refusalOf: (intent: string) => FormRefusal | undefined;
};

/** Staff notes about this visit and the person; the guest sees neither. */
function StaffNotes({ item, refusalOf }: StaffNotesProps) {
  const t = useTranslations("adminReservation.staffNote");
  const can = usePermission();
  if (!can("notes", item.event.id)) return null;
  return (
    <section className="admin-box" aria-labelledby="staff-note-heading">
      <div className="admin-box-head">
        <h2 id="staff-note-heading" className="reservation-lock">
          <Lock />
          {t("heading")}
        </h2>
      </div>
      <p className="admin-note">{t("lead")}</p>
      <NoteForm
        key={item.id}
        intent="note"
        subject={item.id}
        label={t("reservation")}
        hint={t("reservationHint")}
        note={item.staffNote}
        atReception={item.noteAtReception}
        refusal={refusalOf("note")}
      />
      {item.person &&
        (can("notes") ? (
          <NoteForm
            key={item.person.id}
            intent="note-person"
            subject={item.person.id}
            label={t("person")}
            hint={t("personHint")}
            note={item.person.staffNote}
            atReception={item.person.noteAtReception}
            refusal={refusalOf("note-person")}
          />
        ) : (
          item.person.staffNote && (
            <FactList facts={[{ term: t("person"), detail: item.person.staffNote }]} />
          )
        ))}
    </section>
  );
}

const icons = {
  change: Pencil,
  move: ArrowLeftRight,
  offer: Bell,
  accept: Check,
  restore: Undo,
  resend: Mail,
  cancel: X,
};
/** In display order. "Cancel" is set apart, so that it is not pressed by mistake. */
const offered = [
  "accept",
  "offer",
  "change",
  "move",
  "restore",
  "resend",
] as const satisfies ItemQuestion[];

function ItemHead({ item }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  const { id, code, name, may, receivedAt } = item;
  return (
    <div className="admin-head">
      <div>
        <h1 className="reservation-title">
          {name || t("nameless")}
          <StateTag row={item} />
        </h1>
        <p className="admin-note">
          <span className="num">{spokenCode(code)}</span>
          {"　"}
          {t("item.received", { time: receivedAt })}
        </p>
      </div>
      <div className="admin-actions">
        {offered
          .filter((question) => may[question])
          .map((question) => (
            <Opener key={question} id={id} question={question} />
          ))}
        {may.cancel && <Opener id={id} question="cancel" />}
      </div>
    </div>
  );
}

function Opener({ id, question }: { id: string; question: ItemQuestion }) {
  const t = useTranslations("adminReservation");
  const Icon = icons[question];
  return (
    <ButtonLink
      to={itemPath(id, question)}
      variant={question === "cancel" ? "quiet-danger" : "line"}
      icon={<Icon />}
      preventScrollReset
    >
      {t(`${question}.open`)}
    </ButtonLink>
  );
}
