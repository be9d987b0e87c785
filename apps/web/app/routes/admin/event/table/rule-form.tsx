import {
  maxProposedTables,
  maxTableSeats,
  minTableSeats,
} from "@takujo/contracts/booking/tables/proposed-table-form";
import type { ProposedTables } from "@takujo/contracts/generated/games/types.gen";
import { atVenue } from "@takujo/contracts/venue-time";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";

const oneDay = 24 * 3_600_000;

/** As a date field has it, by the clock of the venue. */
const shown = (moment: string | null | undefined) =>
  moment ? atVenue(new Date(moment)).slice(0, 16) : "";

/** A new event takes no proposals until the button switches them on, with the form's values. */
export function RuleForm({ tables: { rule, event, tables } }: { tables: ProposedTables }) {
  const t = useTranslations("adminProposedTable.rule");
  const dayBefore = new Date(Date.parse(event.startsAt) - oneDay).toISOString();
  const number = (name: "mostTables" | "minSeats" | "maxSeats", usual: number, min: number) => ({
    ...{ id: name, name, label: t(name), type: "number", min, required: true },
    defaultValue: rule?.[name] ?? usual,
    max: name === "mostTables" ? maxProposedTables : maxTableSeats,
  });
  const moment = (name: "until" | "startsFrom" | "endsBy", value: string | null | undefined) => ({
    ...{ id: name, name, label: t(name), type: "datetime-local" },
    defaultValue: shown(value),
  });
  return (
    <section className="admin-box proposed-tables" aria-labelledby="table-rule">
      <h2 id="table-rule">{t("heading")}</h2>
      <p>{rule ? t("on", { tables, max: rule.mostTables }) : t("off")}</p>
      {!event.isOver && (
        <Form method="post" stored={rule}>
          <div className="proposed-tables-fields">
            <TextInput {...number("mostTables", 2, 0)} hint={t("mostTablesHint")} />
            <TextInput {...number("minSeats", 3, minTableSeats)} />
            <TextInput {...number("maxSeats", 6, minTableSeats)} />
            <TextInput {...moment("until", rule?.until ?? dayBefore)} required />
            <TextInput {...moment("startsFrom", rule?.startsFrom)} hint={t("hoursHint")} />
            <TextInput {...moment("endsBy", rule?.endsBy)} />
          </div>
          <div className="proposed-tables-buttons">
            <Button type="submit" name="intent" value="set-rule">
              {t(rule ? "save" : "open")}
            </Button>
            {rule && (
              <Button type="submit" name="intent" value="stop" variant="quiet-danger">
                {t("stop")}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}
