import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { ComboboxField } from "../../../ui/form/fields/combobox-field.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { FactList } from "../../../ui/layout/panel.tsx";
import { QuestionForm } from "../question/question-form.tsx";
import { useComboboxWords } from "../use-combobox-words.ts";
import type { MoveTarget } from "./move-targets.server.ts";
import { type NamedSession, useFullSessionName } from "./session-name.ts";

type MoveDialogProps = {
  ids: string[];
  targets: MoveTarget[];
  /** One party's session, the fee of a seat there, and what it has paid already. */
  from?: { sessionId: string; fee: number; paid: number } | undefined;
  /** Where the parties are now. */
  sessions: NamedSession[];
  back: string;
  refusal: FormRefusal | undefined;
};

/** Works without a script, so the current event and the effect of another fee are shown from the start. */
export function MoveDialog({ ids, targets, from, sessions, back, refusal }: MoveDialogProps) {
  const t = useTranslations("adminReservation");
  const fullSessionName = useFullSessionName();
  const comboboxWords = useComboboxWords();
  const feeOf = (fee: number) =>
    fee > 0 ? t("move.fee", { fee: formatYen(fee) }) : t("move.free");
  const hint = from
    ? t(from.paid > 0 ? "move.feeNowPaid" : "move.feeNow", {
        fee: feeOf(from.fee),
        sum: formatYen(from.paid),
      })
    : t("move.feesDiffer");
  const options = targets.flatMap(({ title, heading, fee, sessions }) =>
    sessions
      .filter((session) => session.id !== from?.sessionId)
      .map((session) => ({
        value: session.id,
        label: t(fee === from?.fee ? "move.sessionFree" : "move.sessionFreeFee", {
          name: fullSessionName({ session, title }),
          free: session.capacity - session.seatsTaken,
          fee: feeOf(fee),
        }),
        group: heading,
      })),
  );
  const former = [...new Set(sessions.map(fullSessionName))];
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
      {former.length > 0 && (
        <FactList
          facts={[
            { term: t("move.from"), detail: former.map((name) => <div key={name}>{name}</div>) },
          ]}
        />
      )}
      <ComboboxField
        name="sessionId"
        hint={hint}
        options={options}
        emptyLabel={t("create.choose")}
        words={comboboxWords}
        required
      />
    </QuestionForm>
  );
}
