import { type Weekday, weekdays } from "@takujo/contracts/content/site-settings-fields";
import { useTranslations } from "@takujo/i18n/react";
import { FieldPair } from "../../../ui/field/field.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { ListField, useCell } from "../../../ui/form/fields/list-field.tsx";
import { TextField } from "../../../ui/form/fields/text-field.tsx";
import { fieldId, useForm } from "../../../ui/form/form-context.ts";

export function HoursFields({ weekdayNames }: { weekdayNames: string[] }) {
  const t = useTranslations("adminSettings");
  return (
    <>
      <ul className="settings-hours">
        {weekdays.map((day, index) => (
          <DayRow key={day} day={day} name={weekdayNames[index] ?? day} />
        ))}
      </ul>
      <FieldPair>
        <TextField name="hoursNote.ja" lang="ja" autoComplete="off" hint={t("hints.hoursNote")} />
        <TextField name="hoursNote.en" lang="en" autoComplete="off" />
      </FieldPair>
      <ListField
        name="closedDays"
        hint={t("hints.closedDays")}
        className="settings-closed"
        words={{
          add: t("rows.add"),
          up: (number) => t("rows.up", { number }),
          remove: (number) => t("rows.remove", { number }),
        }}
      >
        {(buttons) => (
          <>
            <DayCell name="from" />
            <span aria-hidden="true">{t("between")}</span>
            <DayCell name="until" />
            {buttons}
          </>
        )}
      </ListField>
    </>
  );
}

const DayCell = ({ name }: { name: string }) => (
  <input className="input num" type="date" autoComplete="off" {...useCell(name)} />
);

/** One of both times alone is an error of the day. */
function DayRow({ day, name }: { day: Weekday; name: string }) {
  const t = useTranslations("adminSettings");
  const { id, errors } = useForm();
  const path = `hours.${day}`;
  return (
    <li id={fieldId(id, path)} tabIndex={-1}>
      <div className="settings-day">
        <b data-day={day}>{name}</b>
        <input className="input num" type="time" autoComplete="off" {...useCell(`${path}.opens`)} />
        <span aria-hidden="true">{t("between")}</span>
        <input
          className="input num"
          type="time"
          autoComplete="off"
          {...useCell(`${path}.closes`)}
        />
      </div>
      {Object.entries(errors)
        .filter(([field]) => field === path || field.startsWith(`${path}.`))
        .map(([field, error]) => (
          <InlineError key={field} id={`${fieldId(id, field)}-error`}>
            {error}
          </InlineError>
        ))}
    </li>
  );
}
