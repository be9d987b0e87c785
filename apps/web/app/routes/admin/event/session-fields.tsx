import type { SessionConsequence } from "@takujo/contracts/booking/organized-event";
import { sessionLetters } from "@takujo/contracts/content/editing/session-letters";
import { useTranslations } from "@takujo/i18n/react";
import { Checkbox } from "../../../ui/field/toggle.tsx";
import { SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { useField } from "../../../ui/form/form-context.ts";
import type { FieldChoice } from "../content/editor/editor-shape.ts";
import type { SessionChoices, sessionTimes } from "./session-names.ts";

type SessionFieldsProps = { people: SessionConsequence | undefined; choices: SessionChoices };

/** The fields of one session, in its row. */
export function SessionFields({ people, choices }: SessionFieldsProps) {
  const t = useTranslations("adminEvent.session");
  const taken = people?.seatsTaken ?? 0;
  return (
    <div className="session-fields">
      <div className="session-wide">
        <SelectField name="kind">
          <option value="general">{t("kinds.general")}</option>
          <option value="table">{t("kinds.table")}</option>
        </SelectField>
      </div>
      <Choice field="letter" choices={sessionLetters.map((value) => ({ value, label: value }))} />
      <div className="session-wide">
        <TextField name="names" lang="ja" maxLength={120} />
      </div>
      <div className="session-wide">
        <TextField name="nameEn" lang="en" maxLength={120} />
      </div>
      <Choice field="game" choices={choices.games} />
      <Choice field="guide" choices={choices.guides} />
      <Time field="startsAt" />
      <Time field="endsAt" />
      <Count
        field="capacity"
        least={Math.max(1, taken)}
        hint={taken > 0 ? t("taken", { count: taken }) : undefined}
      />
      <Count field="minPlayers" />
      <Count field="maxSeats" />
      <span className="session-gap" />
      <Time field="opensAt" />
      <Time field="closesAt" />
      <Time field="changeDeadline" />
      <Time field="decisionDeadline" hint={t("decisionHint")} />
      <div className="session-full">
        <Flag field="inEnglish" />
        <Flag field="calledOff" note={people?.isInUse ? t("calledOffHint") : undefined} />
      </div>
    </div>
  );
}

type TimeProps = { field: (typeof sessionTimes)[number]; hint?: string };

function Time({ field, hint }: TimeProps) {
  return (
    <div className="session-wide">
      <TextField name={field} hint={hint} type="datetime-local" />
    </div>
  );
}

type CountProps = {
  field: "capacity" | "minPlayers" | "maxSeats";
  least?: number;
  hint?: string | undefined;
};

function Count({ field, least = 1, hint }: CountProps) {
  return <TextField name={field} hint={hint} type="number" inputMode="numeric" min={least} />;
}

type ChoiceProps = { field: "letter" | "game" | "guide"; choices: readonly FieldChoice[] };

function Choice({ field, choices }: ChoiceProps) {
  return (
    <div className="session-wide">
      <SelectField name={field}>
        <option value="">—</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type FlagProps = { field: "inEnglish" | "calledOff"; note?: string | undefined };

function Flag({ field, note }: FlagProps) {
  const { name, shell, text } = useField({ name: field });
  return (
    <Checkbox id={shell.id} name={name} defaultChecked={text === "on"} note={note}>
      {shell.label}
    </Checkbox>
  );
}
