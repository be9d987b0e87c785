import type { ReactNode } from "react";
import { ChipChoice, ChipList } from "../../action/chip.tsx";
import { ChoiceTile, ChoiceTiles } from "../../field/choice-tile.tsx";
import { describedBy, FieldSet, type FieldShell } from "../../field/field.tsx";
import { InlineError } from "../../field/inline-error.tsx";
import { Checkbox, Radio, Switch } from "../../field/toggle.tsx";
import { type FieldProps, useField } from "../form-context.ts";

export interface Choice {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean | undefined;
  /** Set if the label is not in the language of the page. */
  lang?: string | undefined;
}

type ChoicesProps = FieldProps & { choices: readonly Choice[] };

export function RadioField({ choices, ...props }: ChoicesProps) {
  const field = useField(props);
  return (
    <ChoiceShell shell={field.shell} required={field.required}>
      {choices.map((choice, index) => (
        <Radio
          key={choice.value}
          {...choiceAttributes(field, props, choice, index)}
          note={choice.note}
        >
          {choice.label}
        </Radio>
      ))}
    </ChoiceShell>
  );
}

/** One of a few short words, or any number of them with `several`. */
export function ChipsField({ choices, several, ...props }: ChoicesProps & { several?: boolean }) {
  const field = useField(props);
  return (
    <ChoiceShell shell={field.shell} required={field.required} several={several}>
      <ChipList>
        {choices.map((choice, index) => (
          <ChipChoice
            key={choice.value}
            {...choiceAttributes(field, props, choice, index)}
            type={several ? "checkbox" : "radio"}
            lang={choice.lang}
          >
            {choice.label}
          </ChipChoice>
        ))}
      </ChipList>
    </ChoiceShell>
  );
}

/** One of several, or any number of them with `several`. */
export function ChoiceTilesField({
  choices,
  several,
  ...props
}: ChoicesProps & { several?: boolean }) {
  const field = useField(props);
  const { "aria-invalid": isInvalid } = describedBy(field.shell);
  return (
    <ChoiceShell shell={field.shell} required={field.required} several={several}>
      <ChoiceTiles>
        {choices.map((choice, index) => (
          <ChoiceTile
            key={choice.value}
            {...choiceAttributes(field, props, choice, index)}
            type={several ? "checkbox" : "radio"}
            aria-invalid={several && isInvalid}
            note={choice.note}
          >
            {choice.label}
          </ChoiceTile>
        ))}
      </ChoiceTiles>
    </ChoiceShell>
  );
}

type ToggleFieldProps = Omit<FieldProps, "hint"> & {
  children?: ReactNode;
  note?: ReactNode;
  /** Submitted value if it is on. */
  value?: string | undefined;
};

/** A single confirmation. The children replace a label that contains a link. */
export function CheckboxField(props: ToggleFieldProps) {
  return <ToggleField {...props} toggle={Checkbox} />;
}

/** On or off; never required, because off is a valid answer. Without JavaScript a plain checkbox. */
export function SwitchField(props: Omit<ToggleFieldProps, "required">) {
  return <ToggleField {...props} toggle={Switch} />;
}

export function SwitchList({ children }: { children: ReactNode }) {
  return <div className="switch-list">{children}</div>;
}

function ToggleField({
  toggle: Toggle,
  note,
  children,
  value,
  ...props
}: ToggleFieldProps & { toggle: typeof Checkbox }) {
  const field = useField(props);
  const { error } = field.shell;
  return (
    <div className="field">
      <Toggle
        {...describedBy(field.shell)}
        name={field.name}
        value={value}
        defaultChecked={field.text === (value ?? "on")}
        disabled={props.disabled}
        aria-required={field.required}
        note={note}
      >
        {children ?? field.shell.label}
      </Toggle>
      {error && <InlineError id={`${field.shell.id}-error`}>{error}</InlineError>}
    </div>
  );
}

type Field = ReturnType<typeof useField>;

export function choiceAttributes(
  { name, shell, texts }: Field,
  { disabled }: FieldProps,
  choice: Pick<Choice, "value" | "disabled">,
  index: number,
) {
  return {
    // The first choice has the field's id, so that the summary's link finds it.
    id: index === 0 ? shell.id : `${shell.id}-${choice.value}`,
    name,
    value: choice.value,
    disabled: disabled || choice.disabled,
    defaultChecked: texts.includes(choice.value),
  };
}

type ChoiceShellProps = {
  shell: FieldShell;
  required: boolean | undefined;
  several?: boolean | undefined;
  children: ReactNode;
};

function ChoiceShell({ shell, required, several, children }: ChoiceShellProps) {
  const { "aria-invalid": isInvalid } = describedBy(shell);
  return (
    <FieldSet
      {...shell}
      {...(!several && {
        role: "radiogroup",
        "aria-required": required,
        "aria-invalid": isInvalid,
      })}
    >
      {children}
    </FieldSet>
  );
}
