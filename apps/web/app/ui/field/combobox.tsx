import { Combobox as Base } from "@base-ui/react/combobox";
import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { useIsHydrated, usePopupContainer } from "../popups.ts";
import { describedBy, Field, type FieldShell } from "./field.tsx";

export type ComboboxOption = {
  value: string;
  label: string;
  /** Its heading, which is searched as well. */
  group?: string | undefined;
  disabled?: boolean | undefined;
};

export type ComboboxChoice = {
  options: readonly ComboboxOption[];
  /** Label of the empty value, such as "選んでください" or "すべて". */
  emptyLabel: string;
  words: ComboboxWords;
};

export type ComboboxWords = {
  /** Names the search field. */
  search: string;
  /** Shown if no option matches what was typed. */
  nothingFound: string;
};

type ComboboxProps = FieldShell &
  ComboboxChoice & {
    label: string;
    name: string;
    defaultValue?: string | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
    className?: string | undefined;
  };

/**
 * One of many options, found by typing. The form's control is a select, which is all there is without JavaScript;
 * with it, the select is hidden and takes over what is chosen, so that everything that watches a form works as ever.
 */
export function Combobox(props: ComboboxProps) {
  const { name, options, emptyLabel, defaultValue, required, disabled, className } = props;
  const { words, ...shell } = props;
  const isHydrated = useIsHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const [box, container] = usePopupContainer();
  const [value, setValue] = useState(defaultValue ?? "");
  const { contains } = Base.useFilter();
  // Something may have been chosen before the scripts arrived.
  useLayoutEffect(() => setValue(select.current?.value ?? ""), []);

  const choose = (chosen: string | null) => {
    if (!select.current) return;
    select.current.value = chosen ?? "";
    for (const type of ["input", "change"]) {
      select.current.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const all = [{ value: "", label: emptyLabel }, ...options];
  const groups = groupsOf(all);
  // Values, not options, which are other objects after each render.
  const optionOf = new Map(all.map((option) => [option.value, option]));
  const labelOf = (found: string) => optionOf.get(found)?.label ?? "";
  const control = { ...describedBy(shell), "aria-required": required, disabled };
  const look = classNames("input", className);
  return (
    <Field {...shell}>
      <span ref={box} className="input-select">
        <select
          ref={select}
          name={name}
          defaultValue={defaultValue}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
          className={look}
          disabled={disabled}
          {...(isHydrated ? { hidden: true } : control)}
        >
          {groups.map(({ heading, options: grouped }) =>
            heading ? (
              <optgroup key={heading} label={heading}>
                {grouped.map(nativeOption)}
              </optgroup>
            ) : (
              grouped.map(nativeOption)
            ),
          )}
        </select>
        {isHydrated && (
          <Base.Root
            items={groups.map(({ heading, options: grouped }) => ({
              heading,
              items: grouped.map((option) => option.value),
            }))}
            itemToStringLabel={labelOf}
            filter={(option, query) => contains(searchedText(optionOf.get(option)), query)}
            value={value}
            onValueChange={choose}
            disabled={disabled ?? false}
            autoHighlight
          >
            <Base.Trigger {...control} className={classNames(look, "combobox-button")}>
              {labelOf(value)}
            </Base.Trigger>
            <Base.Portal container={container}>
              <Base.Positioner className="combobox-place" align="start" sideOffset={4}>
                <Base.Popup className="combobox-popup" aria-label={shell.label}>
                  <Base.Input
                    className="input"
                    aria-label={words.search}
                    placeholder={words.search}
                  />
                  <Base.Empty className="combobox-nothing">{words.nothingFound}</Base.Empty>
                  <Base.List className="combobox-list" aria-label={shell.label}>
                    {({ heading, items }: { heading: string; items: string[] }) => (
                      <Base.Group key={heading} items={items}>
                        {heading && (
                          <Base.GroupLabel className="combobox-group">{heading}</Base.GroupLabel>
                        )}
                        <Base.Collection>
                          {(option: string) => (
                            <Base.Item
                              key={option}
                              value={option}
                              disabled={optionOf.get(option)?.disabled ?? false}
                              className="combobox-option"
                            >
                              {labelOf(option)}
                            </Base.Item>
                          )}
                        </Base.Collection>
                      </Base.Group>
                    )}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        )}
      </span>
    </Field>
  );
}

const nativeOption = ({ value, label, disabled }: ComboboxOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

function groupsOf(options: readonly ComboboxOption[]) {
  const groups = Map.groupBy(options, ({ group = "" }) => group);
  return [...groups].map(([heading, grouped]) => ({ heading, options: grouped }));
}

const searchedText = (option: ComboboxOption | undefined) =>
  `${option?.group ?? ""} ${option?.label ?? ""}`;
