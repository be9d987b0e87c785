import type { FieldForm } from "@takujo/contracts/content/editing/content-fields";
import type { ComponentType } from "react";
import { SwitchField } from "../../../../../ui/form/fields/choice-field.tsx";
import { controlName, type EditorField, type Part } from "../editor-shape.ts";
import { CoverControl } from "./cover-control.tsx";
import {
  ChipsControl,
  PricesControl,
  QuestionsControl,
  ReferencesControl,
  StepsControl,
} from "./list-control.tsx";
import { MarkdownControl } from "./markdown-control.tsx";
import {
  ChoiceControl,
  ColorControl,
  type ControlProps,
  DayControl,
  LineControl,
  LinesControl,
  NumberControl,
  ReferenceControl,
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
  reference: ReferenceControl,
  references: ReferencesControl,
  flag: FlagControl,
  number: NumberControl,
  cover: CoverControl,
  steps: StepsControl,
  questions: QuestionsControl,
  prices: PricesControl,
};

type FieldControlProps = {
  part: Part;
  field: EditorField;
  placeholder?: string | undefined;
};

/** The form control of a document field; it works in a plain form. */
export function FieldControl({ part, field, placeholder }: FieldControlProps) {
  const Control = controls[field.form];
  return (
    <Control
      field={field}
      placeholder={placeholder}
      props={{
        name: controlName(part, field.name),
        // The English texts as a whole are optional.
        required: field.required && part !== "en",
        hint: field.hint,
      }}
    />
  );
}

function FlagControl({ props: { name } }: ControlProps) {
  return <SwitchField name={name} />;
}
