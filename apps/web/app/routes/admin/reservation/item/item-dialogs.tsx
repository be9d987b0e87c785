import { organizerReasonLimit } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { NumberField } from "../../../../ui/form/fields/number-field.tsx";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import type { FormRefusal, FormValues } from "../../../../ui/form/form-result.ts";
import { QuestionForm } from "../../question/question-form.tsx";
import { type ItemQuestion, itemPath } from "../item-path.ts";
import { MoveDialog } from "../move-dialog.tsx";
import type { MoveTarget } from "../move-targets.server.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import type { ItemView } from "./item.server.ts";

type ItemDialogsProps = {
  item: ItemView;
  question: ItemQuestion | null;
  targets: MoveTarget[];
  refusalOf: (intent: ItemQuestion) => FormRefusal | undefined;
};

export function ItemDialogs({ item, question, targets, refusalOf }: ItemDialogsProps) {
  const t = useTranslations("adminReservation");
  const back = itemPath(item.id);
  switch (question) {
    case "change":
      return <ChangeDialog item={item} refusal={refusalOf("change")} />;
    case "move":
      return (
        <MoveDialog
          ids={[item.id]}
          targets={targets}
          from={{ sessionId: item.session.id, fee: item.fee, paid: item.paid }}
          sessions={[{ session: item.session, title: item.event.title }]}
          back={back}
          refusal={refusalOf("move")}
        />
      );
    case "cancel":
      return (
        <ReasonDialog
          intent="cancel"
          back={back}
          title={t("cancel.title")}
          text={t(item.hasMail ? "cancel.text" : "cancel.textByHand")}
          example={t("cancel.reasonExample")}
          submit={t("cancel.submit")}
          labels={{ reason: t("cancel.reason") }}
          refusal={refusalOf("cancel")}
          danger
        >
          {!item.hasMail && (
            <label className="reservation-told-already">
              <input type="checkbox" className="checkbox" name="isTold" value="on" />
              {t("cancel.isTold")}
            </label>
          )}
        </ReasonDialog>
      );
    case "restore":
      return (
        <ReasonDialog
          intent="restore"
          back={back}
          title={t("restore.title")}
          text={t("restore.text")}
          submit={t("restore.submit")}
          labels={{ reason: t("restore.reason") }}
          refusal={refusalOf("restore")}
        />
      );
    case "accept":
      return <AcceptDialog item={item} back={back} refusal={refusalOf("accept")} />;
    case "offer":
      return <OfferDialog item={item} back={back} refusal={refusalOf("offer")} />;
    default:
      return null;
  }
}

function AcceptDialog({ item, back, refusal }: OfferDialogProps) {
  const t = useTranslations("adminReservation");
  return (
    <QuestionForm
      intent="accept"
      back={back}
      words={{
        title: t("accept.title"),
        text: t("accept.text", { count: item.seats }),
        dismiss: t("dismiss"),
        submit: t("accept.submit"),
      }}
      refusal={refusal}
    />
  );
}

type OfferDialogProps = { item: ItemView; back: string; refusal: FormRefusal | undefined };

function OfferDialog({ item, back, refusal }: OfferDialogProps) {
  const t = useTranslations("adminReservation");
  const wanted = item.wantedSeats ?? item.seats;
  const seats = Math.max(1, Math.min(wanted, item.free));
  return (
    <ReasonDialog
      intent="offer"
      back={back}
      title={t("offer.title")}
      text={t("offer.text", { free: item.free })}
      example={t("offer.reasonExample")}
      submit={t("offer.submit")}
      labels={{ reason: t("offer.reason"), seats: t("offer.seats") }}
      values={{ seats: String(seats) }}
      refusal={refusal}
    >
      <NumberField
        name="seats"
        words={{ less: t("change.less"), more: t("change.more") }}
        min={1}
        max={wanted}
        required
      />
    </ReasonDialog>
  );
}

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
function ReasonDialog(props: ReasonDialogProps) {
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
