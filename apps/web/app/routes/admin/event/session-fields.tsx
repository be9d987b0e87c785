import type { SessionConsequence } from "@takujo/contracts/booking/schedule/organized-event";
import { sessionLanguages } from "@takujo/contracts/session-language";
import { useTranslations } from "@takujo/i18n/react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Checkbox } from "../../../ui/field/toggle.tsx";
import { ComboboxField } from "../../../ui/form/fields/combobox-field.tsx";
import { SelectField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { useField, useForm } from "../../../ui/form/form-context.ts";
import type { FieldChoice, GameFacts } from "../content/editor/editor-shape.ts";
import { useComboboxWords } from "../use-combobox-words.ts";
import { shownGameValues, valuesToFill } from "./game-values.ts";
import type { SessionChoices, sessionTimes } from "./session-names.ts";

type SessionFieldsProps = {
  id: string;
  people: SessionConsequence | undefined;
  choices: SessionChoices;
};

/** The fields of one session, in its row. */
export function SessionFields({ id, people, choices }: SessionFieldsProps) {
  const t = useTranslations("adminEvent.session");
  const taken = people?.seatsTaken ?? 0;
  const { row, facts, onChange } = useGameFill(choices.games);
  return (
    <div className="session-fields" ref={row} onChange={onChange}>
      <div className="session-wide">
        <SelectField name="kind">
          <option value="general">{t("kinds.general")}</option>
          <option value="table">{t("kinds.table")}</option>
        </SelectField>
      </div>
      <div className="session-wide">
        <SelectField name="letter">
          <option value="">—</option>
          {choices.letters.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="session-wide">
        <Choice
          field="game"
          choices={choices.games}
          hint={
            facts
              ? t("gameFacts", {
                  players: t("players", { min: facts.minPlayers, max: facts.maxPlayers }),
                  minutes: facts.minutes,
                })
              : t("gameHint")
          }
        />
        <noscript>
          <Button
            type="submit"
            name="intent"
            value={`session-fill ${id}`}
            variant="line"
            size="small"
          >
            {t("fill")}
          </Button>
        </noscript>
      </div>
      <div className="session-wide">
        <Choice field="guide" choices={choices.guides} />
      </div>
      <Time field="startsAt" />
      <Time field="endsAt" />
      <Count
        field="capacity"
        min={Math.max(1, taken)}
        hint={taken > 0 ? t("taken", { count: taken }) : undefined}
      />
      <Count field="minPlayers" />
      <div className="session-wide">
        <SelectField name="language">
          {sessionLanguages.map((language) => (
            <option key={language} value={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="session-wide">
        <TextField name="names" lang="ja" maxLength={120} hint={t("nameHint")} />
      </div>
      <div className="session-wide">
        <TextField name="nameEn" lang="en" maxLength={120} />
      </div>
      <SessionRules />
      <div className="session-full">
        <Flag field="calledOff" note={people?.isInUse ? t("calledOffHint") : undefined} />
      </div>
    </div>
  );
}

const ruleFields = ["maxSeats", "opensAt", "closesAt", "changeDeadline", "decisionDeadline"];

/** Mostly the same for all sessions, so they are folded unless there is an error. */
function SessionRules() {
  const t = useTranslations("adminEvent.session");
  const { errors } = useForm();
  const path = useField({ name: "opensAt" }).name.replace(/opensAt$/, "");
  const hasError = ruleFields.some((field) => errors[path + field] !== undefined);
  return (
    <details className="session-full session-rules" open={hasError}>
      <summary className="session-rules-head">{t("rules")}</summary>
      <div className="session-fields">
        <Time field="opensAt" />
        <Time field="closesAt" />
        <Time field="changeDeadline" />
        <Time field="decisionDeadline" hint={t("decisionHint")} />
        <Count field="maxSeats" />
      </div>
    </details>
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
  min?: number;
  hint?: string | undefined;
};

function Count({ field, min = 1, hint }: CountProps) {
  return <TextField name={field} hint={hint} type="number" inputMode="numeric" min={min} />;
}

type ChoiceProps = {
  field: "game" | "guide";
  choices: readonly FieldChoice[];
  hint?: string | undefined;
};

function Choice({ field, choices, hint }: ChoiceProps) {
  const t = useTranslations("contentEditor");
  return (
    <ComboboxField
      name={field}
      hint={hint}
      options={choices}
      emptyLabel={t("nothing")}
      words={useComboboxWords()}
    />
  );
}

type FlagProps = { field: "calledOff"; note?: string | undefined };

function Flag({ field, note }: FlagProps) {
  const { name, shell, text } = useField({ name: field });
  return (
    <Checkbox id={shell.id} name={name} defaultChecked={text === "on"} note={note}>
      {shell.label}
    </Checkbox>
  );
}

/** Fills in what the chosen game says, but overwrites nothing that was typed. Without JavaScript a button does that. */
function useGameFill(games: readonly FieldChoice[]) {
  const { name, text } = useField({ name: "game" });
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(text);
  const factsOf = (id: string) => games.find(({ value }) => value === id)?.game;

  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== name) return;
    const path = name.replace(/game$/, "");
    const control = (field: string) =>
      row.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${path}${field}"]`);
    const facts = factsOf(target.value);
    if (facts && control("kind")?.value === "table") fill(facts, factsOf(chosen), control);
    setChosen(target.value);
  };
  return { row, facts: factsOf(chosen), onChange };
}

type Control = (field: string) => HTMLInputElement | HTMLSelectElement | null | undefined;

function fill(facts: GameFacts, former: GameFacts | undefined, control: Control) {
  const typed = (field: string) => control(field)?.value ?? "";
  const asShown = (game: GameFacts) => shownGameValues(game, typed("startsAt"));
  const shown = {
    capacity: typed("capacity"),
    minPlayers: typed("minPlayers"),
    endsAt: typed("endsAt"),
    decisionDeadline: typed("decisionDeadline"),
  };
  const values = valuesToFill(shown, former ? asShown(former) : null, asShown(facts));
  for (const [field, value] of Object.entries(values)) {
    const input = control(field);
    if (!input) continue;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
