import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import type { FieldForm } from "@takujo/contracts/content/editing/content-fields";
import { useTranslations } from "@takujo/i18n/react";
import type { ComponentType } from "react";
import { InlineError } from "../../../../../ui/field/inline-error.tsx";
import { Switch } from "../../../../../ui/field/toggle.tsx";
import {
  controlId,
  controlName,
  type EditorField,
  fieldValue,
  type Part,
} from "../editor-shape.ts";
import { useFieldProblem } from "../use-problem-words.ts";
import { CoverControl } from "./cover-control.tsx";
import { ChipsControl, ReferencesControl } from "./list-control.tsx";
import { MarkdownControl } from "./markdown-control.tsx";
import { QuestionsControl } from "./questions-control.tsx";
import { StepsControl } from "./steps-control.tsx";
import {
  ChoiceControl,
  ColorControl,
  type ControlProps,
  DayControl,
  LineControl,
  LinesControl,
  NumberControl,
  TimeControl,
} from "./text-control.tsx";

const controls: Record<FieldForm, ComponentType<ControlProps>> = {
  slug: LineControl,
  line: LineControl,
  lines: LinesControl,
  markdown: MarkdownControl,
  link: LineControl,
  color: ColorControl,
  choice: ChoiceControl,
  choices: ChipsControl,
  day: DayControl,
  time: TimeControl,
  reference: ChoiceControl,
  references: ReferencesControl,
  flag: FlagControl,
  number: NumberControl,
  cover: CoverControl,
  steps: StepsControl,
  questions: QuestionsControl,
};

type FieldControlProps = {
  part: Part;
  field: EditorField;
  document: ContentDocument;
  placeholder?: string | undefined;
};

/** The form control of a document field; it works in a plain form. */
export function FieldControl({ part, field, document, placeholder }: FieldControlProps) {
  const t = useTranslations("contentEditor");
  const error = useFieldProblem(part, field.name);
  const Control = controls[field.form];
  const value: FieldValue = fieldValue(document, part, field.name);
  return (
    <Control
      field={field}
      value={value}
      placeholder={placeholder}
      shell={{
        id: controlId(part, field.name),
        name: controlName(part, field.name),
        label: field.label,
        // The English texts as a whole are optional.
        requiredMark: field.required && part !== "en" ? t("required") : undefined,
        hint: field.hint,
        error,
      }}
    />
  );
}

function FlagControl({ value, shell: { id, name, label, error } }: ControlProps) {
  return (
    <div className="field">
      <Switch id={id} name={name} defaultChecked={value === true}>
        {label}
      </Switch>
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </div>
  );
}
