import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { type MouseEvent, useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import type { LendingView } from "./apply-loan-marks.ts";
import { useTableName } from "./loan-words.ts";
import type { Lending } from "./use-lending.ts";

type LendFormProps = { number: number; view: LendingView; lending: Lending };

/** One tap on a table lends the box. A scanned ticket gives table and name. */
export function LendForm({ number, view, lending }: LendFormProps) {
  const t = useTranslations("lending");
  const tableName = useTableName();
  const [holder, setHolder] = useState("");
  const { party } = lending;
  const now = Date.now();
  const isOn = ({ endsAt }: LendingView["tables"][number]) => Date.parse(endsAt) > now;
  const tables = view.tables.some(isOn) ? view.tables.filter(isOn) : view.tables;
  // The second tap of a double tap on the list must not lend the box that the first one opened.
  const lendTo = (sessionId: string | null) => (event: MouseEvent) => {
    if (event.detail < 2)
      void lending.lend(number, { sessionId, reservationId: null, holder: holder.trim() });
  };
  const theirs = view.tables.find(({ id }) => id === party?.sessionId);
  return (
    <>
      {party && (
        <Button
          wide
          size="large"
          onClick={() =>
            void lending.lend(number, {
              sessionId: party.sessionId,
              reservationId: party.reservationId,
              holder: "",
            })
          }
        >
          {theirs
            ? t("lendToAt", { name: party.name, table: tableName(theirs) })
            : t("lendTo", { name: party.name })}
        </Button>
      )}
      <fieldset className="ln-tables">
        <legend>{t("whichTable")}</legend>
        {tables.map((table) => (
          <button key={table.id} type="button" className="ln-table" onClick={lendTo(table.id)}>
            <b>{tableName(table)}</b>
            <small>{table.game ?? clock(table.startsAt)}</small>
          </button>
        ))}
        <button type="button" className="ln-table" onClick={lendTo(null)}>
          <b>{t("noTable")}</b>
          <small>{t("noTableNote")}</small>
        </button>
      </fieldset>
      <TextInput
        id="holder"
        label={t("holder")}
        hint={t("holderHint")}
        value={holder}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setHolder(target.value)}
      />
      <div className="rc-actions">
        <Button variant="quiet" onClick={() => lending.show(undefined)}>
          {t("close")}
        </Button>
      </div>
    </>
  );
}
