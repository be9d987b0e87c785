import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { FieldSet } from "../../../../../ui/field/field.tsx";
import { Checkbox } from "../../../../../ui/field/toggle.tsx";
import { ChipsField, choiceAttributes } from "../../../../../ui/form/fields/choice-field.tsx";
import { ListField, useCell } from "../../../../../ui/form/fields/list-field.tsx";
import { useField } from "../../../../../ui/form/form-context.ts";
import type { ControlProps } from "./text-control.tsx";

/** Any number of a few short choices. */
export function ChipsControl({ field, props }: ControlProps) {
  return <ChipsField {...props} choices={field.choices ?? []} several />;
}

/** References to other published content, as a scrolling list of check boxes. */
export function ReferencesControl({ field: { choices = [] }, props }: ControlProps) {
  const t = useTranslations("contentEditor");
  const field = useField(props);
  const [count, setCount] = useState(field.texts.length);
  const label = (
    <>
      {field.shell.label}
      <span className="editor-count">{t("chosen", { count })}</span>
    </>
  );
  return (
    <FieldSet {...field.shell} label={label}>
      {choices.length === 0 ? (
        <p className="admin-note" id={field.shell.id}>
          {t("noChoices")}
        </p>
      ) : (
        <div
          className="editor-references"
          onChange={({ currentTarget }) =>
            setCount(currentTarget.querySelectorAll(":checked").length)
          }
        >
          {choices.map((choice, index) => (
            <Checkbox key={choice.value} {...choiceAttributes(field, props, choice, index)}>
              {choice.label}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldSet>
  );
}

/** The schedule, as time and text. */
export function StepsControl({ props }: ControlProps) {
  return (
    <ListField {...props} words={useRowWords()} className="editor-step">
      {(buttons) => (
        <>
          <StepCells />
          {buttons}
        </>
      )}
    </ListField>
  );
}

function StepCells() {
  const t = useTranslations("contentEditor.rows");
  return (
    <>
      <input
        {...useCell("time")}
        className="input num"
        placeholder={t("timeExample")}
        autoComplete="off"
      />
      <input {...useCell("text")} className="input" autoComplete="off" />
    </>
  );
}

/** The questions of a reservation. A new row gets its key when it is saved, the same in both languages. */
export function QuestionsControl({ props }: ControlProps) {
  const t = useTranslations("contentEditor.rows");
  const hintId = `${useField(props).shell.id}-choices-hint`;
  return (
    <ListField
      {...props}
      words={useRowWords()}
      className="editor-question"
      note={
        <p className="field-hint" id={hintId}>
          {t("choicesHint")}
        </p>
      }
    >
      {(buttons) => (
        <>
          <QuestionCells />
          {buttons}
          <ChoicesCell hintId={hintId} />
        </>
      )}
    </ListField>
  );
}

function QuestionCells() {
  const t = useTranslations("contentEditor.rows");
  return (
    <>
      <HiddenCell name="key" />
      <HiddenCell name="choiceKeys" />
      <input
        {...useCell("label")}
        className="input"
        placeholder={t("question")}
        autoComplete="off"
      />
      <span className="input-select">
        <select {...useCell("required")} className="input">
          <option value="no">{t("optional")}</option>
          <option value="yes">{t("required")}</option>
        </select>
      </span>
    </>
  );
}

function HiddenCell({ name }: { name: string }) {
  const field = useField({ name });
  return <input type="hidden" name={field.name} value={field.text} />;
}

function ChoicesCell({ hintId }: { hintId: string }) {
  const t = useTranslations("contentEditor.rows");
  return (
    <textarea
      {...useCell("choices")}
      className="input input-area"
      rows={2}
      placeholder={t("choices")}
      aria-describedby={hintId}
    />
  );
}

/** Kinds of seats with another price. A new row gets its key when it is saved. */
export function PricesControl({ props }: ControlProps) {
  return (
    <ListField {...props} words={useRowWords()} className="editor-price">
      {(buttons) => (
        <>
          <PriceCells />
          {buttons}
        </>
      )}
    </ListField>
  );
}

function PriceCells() {
  const t = useTranslations("contentEditor.rows");
  return (
    <>
      <HiddenCell name="key" />
      <input {...useCell("ja")} className="input" placeholder={t("priceJa")} autoComplete="off" />
      <input {...useCell("en")} className="input" placeholder={t("priceEn")} autoComplete="off" />
      <input
        {...useCell("yen")}
        className="input num"
        inputMode="numeric"
        placeholder={t("priceYen")}
        autoComplete="off"
      />
    </>
  );
}

function useRowWords() {
  const t = useTranslations("contentEditor.rows");
  return {
    add: t("add"),
    up: (number: number) => t("up", { number }),
    remove: (number: number) => t("remove", { number }),
  };
}
