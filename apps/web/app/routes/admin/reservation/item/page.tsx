import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { AdminTrail } from "../../admin-head.tsx";
import { itemPath } from "../item-path.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import { ResendDialog } from "../resend-dialog.tsx";
import type { Route } from "./+types/page.ts";
import { changeItem } from "./change-item.server.ts";
import { readItem } from "./item.server.ts";
import { ItemDialogs } from "./item-dialogs.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemHead } from "./item-head.tsx";
import { ArrivalPanel, HistoryPanel, NoticePanel, PersonPanel } from "./item-side.tsx";
import { StaffNotes } from "./staff-notes.tsx";
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
