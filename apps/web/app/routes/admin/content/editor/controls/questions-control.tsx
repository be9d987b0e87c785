import type { FieldValue } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../../ui/action/button.tsx";
import { Plus } from "../../../../../ui/generated/icons.ts";
import { Group } from "./list-control.tsx";
import { RowButtons } from "./row-buttons.tsx";
import type { ControlProps } from "./text-control.tsx";
import { useRows } from "./use-rows.ts";

interface Question {
  key: string;
  label: string;
  required: boolean;
  choices?: { key: string; label: string }[] | undefined;
}

const blank: Question = { key: "", label: "", required: false };

/**
 * The questions of a reservation. Answers are stored under their keys, which travel in hidden fields. A new row
 * gets its key when it is saved, the same in both languages.
 */
export function QuestionsControl({ value, shell }: ControlProps) {
  const t = useTranslations("contentEditor.rows");
  const { rows, add, remove, moveUp } = useRows(questionsOf(value), blank);
  return (
    <Group shell={shell}>
      <ol className="editor-rows">
        {rows.map(({ key, row }, index) => (
          <li key={key} className="editor-question">
            <input type="hidden" name={`${shell.name}.key`} value={row.key} />
            <input
              type="hidden"
              name={`${shell.name}.choiceKeys`}
              value={row.choices?.map((choice) => choice.key).join(" ") ?? ""}
            />
            <input
              id={index === 0 ? shell.id : undefined}
              className="input"
              name={`${shell.name}.label`}
              defaultValue={row.label}
              aria-label={t("question")}
              placeholder={t("question")}
              autoComplete="off"
            />
            <span className="input-select">
              <select
                className="input"
                name={`${shell.name}.required`}
                defaultValue={row.required ? "yes" : "no"}
                aria-label={t("answer")}
              >
                <option value="no">{t("optional")}</option>
                <option value="yes">{t("required")}</option>
              </select>
            </span>
            <RowButtons index={index} onRemove={() => remove(key)} onUp={() => moveUp(key)} />
            <textarea
              className="input input-area"
              name={`${shell.name}.choices`}
              rows={2}
              defaultValue={row.choices?.map((choice) => choice.label).join("\n")}
              aria-label={t("choices")}
              placeholder={t("choices")}
              aria-describedby={`${shell.id}-choices-hint`}
            />
          </li>
        ))}
      </ol>
      <p className="field-hint" id={`${shell.id}-choices-hint`}>
        {t("choicesHint")}
      </p>
      <Button variant="quiet" size="small" icon={<Plus />} onClick={add}>
        {t("add")}
      </Button>
    </Group>
  );
}

function questionsOf(value: FieldValue): Question[] {
  return Array.isArray(value)
    ? value.filter((row): row is Question => typeof row === "object" && "label" in row)
    : [];
}
