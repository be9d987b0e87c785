import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { SelectField } from "../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { QuestionForm } from "../question-form.tsx";
import type { MoveTarget } from "./move-targets.server.ts";
import { useSessionName } from "./session-name.ts";

type MoveDialogProps = {
  ids: string[];
  targets: MoveTarget[];
  /** One party's session, the fee of a seat there, and what it has paid already. */
  from?: { sessionId: string; fee: number; paid: number } | undefined;
  back: string;
  refusal: FormRefusal | undefined;
};

/** Works without a script, so what another fee means stands beside the choice from the start. */
export function MoveDialog({ ids, targets, from, back, refusal }: MoveDialogProps) {
  const t = useTranslations("adminReservation");
  const sessionName = useSessionName();
  const feeOf = (fee: number) =>
    fee > 0 ? t("move.fee", { fee: formatYen(fee) }) : t("move.free");
  const hint = from
    ? t(from.paid > 0 ? "move.feeNowPaid" : "move.feeNow", {
        fee: feeOf(from.fee),
        sum: formatYen(from.paid),
      })
    : t("move.feesDiffer");
  return (
    <QuestionForm
      intent="move"
      back={back}
      words={{
        title: t("move.title"),
        text: t("move.text", { count: ids.length }),
        dismiss: t("dismiss"),
        submit: t("move.submit"),
      }}
      labels={{ sessionId: t("move.session") }}
      refusal={refusal}
      hidden={{ ids: ids.join(",") }}
    >
      <SelectField name="sessionId" hint={hint} required>
        <option value="">{t("create.choose")}</option>
        {targets.map(({ id, heading, fee, sessions }) => (
          <optgroup key={id} label={heading}>
            {sessions
              .filter((session) => session.id !== from?.sessionId)
              .map((session) => (
                <option key={session.id} value={session.id}>
                  {t(fee === from?.fee ? "move.sessionFree" : "move.sessionFreeFee", {
                    name: sessionName(session),
                    free: session.capacity - session.seatsTaken,
                    fee: feeOf(fee),
                  })}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </QuestionForm>
  );
}
