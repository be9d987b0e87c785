import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useState } from "react";
import { ChipChoice, ChipList } from "../../../../../ui/action/chip.tsx";
import { InlineError } from "../../../../../ui/field/inline-error.tsx";
import { Checkbox } from "../../../../../ui/field/toggle.tsx";
import { textsOf } from "../editor-shape.ts";
import type { ControlProps } from "./text-control.tsx";

/** Any number of a few short choices. */
export function ChipsControl({ field, value, shell }: ControlProps) {
  const chosen = textsOf(value);
  return (
    <Group shell={shell}>
      <ChipList>
        {(field.choices ?? []).map((choice, index) => (
          <ChipChoice
            key={choice.value}
            id={index === 0 ? shell.id : undefined}
            type="checkbox"
            name={shell.name}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
          >
            {choice.label}
          </ChipChoice>
        ))}
      </ChipList>
    </Group>
  );
}

/** References to other published content, as a scrolling list of check boxes. */
export function ReferencesControl({ field, value, shell }: ControlProps) {
  const t = useTranslations("contentEditor");
  const chosen = textsOf(value);
  const choices = field.choices ?? [];
  const [count, setCount] = useState(chosen.length);
  return (
    <Group shell={shell} note={t("chosen", { count })}>
      {choices.length === 0 ? (
        <p className="admin-note" id={shell.id}>
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
            <Checkbox
              key={choice.value}
              id={index === 0 ? shell.id : undefined}
              name={shell.name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
            >
              {choice.label}
            </Checkbox>
          ))}
        </div>
      )}
    </Group>
  );
}

type GroupProps = {
  shell: ControlProps["shell"];
  note?: string;
  children: ReactNode;
};

export function Group({ shell, note, children }: GroupProps) {
  const { id, label, requiredMark, hint, error } = shell;
  return (
    <fieldset className="field choice-field" aria-describedby={error && `${id}-error`}>
      <legend className="field-label">
        {label}
        {requiredMark && <span className="field-required">{requiredMark}</span>}
        {note && <span className="editor-count">{note}</span>}
      </legend>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </fieldset>
  );
}
