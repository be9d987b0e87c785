import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../action/button.tsx";
import { IconButton } from "../../action/icon-button.tsx";
import { describedBy, FieldSet } from "../../field/field.tsx";
import { InlineError } from "../../field/inline-error.tsx";
import { ArrowUp, Plus, Trash2 } from "../../generated/icons.ts";
import { type FieldProps, fieldId, RowContext, useField, useForm } from "../form-context.ts";
import { addRow, type ListRows, moveRowUp, removeRow, rowNumbers, startRows } from "../rows.ts";

type ListFieldProps = FieldProps & {
  words: { add: string; up: (number: number) => string; remove: (number: number) => string };
  /** The class of a row. */
  className?: string | undefined;
  /** Its cells are whole fields, which show their errors themselves. */
  hasFields?: boolean | undefined;
  /** Below the rows, such as a hint for one of their cells. */
  note?: ReactNode;
  /** The cells of a row, with names inside of it, and its buttons where they belong. */
  children: (buttons: ReactNode) => ReactNode;
};

/**
 * Rows of small cells (`useCell`) that are added, moved and removed. Their controls are named by path (`flow.0.time`),
 * and a row that moves takes along what was typed into it. Without JavaScript there is one empty row at a time; empty
 * rows count as none.
 */
export function ListField(allProps: ListFieldProps) {
  const { words, className, hasFields = false, note, children, ...props } = allProps;
  const field = useField(props);
  const { rows, change } = useRows(field);
  return (
    <FieldSet {...field.shell} hasId disabled={props.disabled}>
      <ol className="field-rows">
        {rows.map(({ key, source }, index) => (
          <ListRow
            key={key}
            list={field}
            index={index}
            source={source}
            className={className}
            hasFields={hasFields}
          >
            {children(
              <span className="field-row-buttons">
                {index > 0 && (
                  <IconButton
                    label={words.up(index + 1)}
                    onClick={() => change((list) => moveRowUp(list, key))}
                  >
                    <ArrowUp />
                  </IconButton>
                )}
                <IconButton
                  label={words.remove(index + 1)}
                  onClick={() => change((list) => removeRow(list, key))}
                >
                  <Trash2 />
                </IconButton>
              </span>,
            )}
          </ListRow>
        ))}
      </ol>
      {note}
      <Button variant="quiet" size="small" icon={<Plus />} onClick={() => change(addRow)}>
        {words.add}
      </Button>
    </FieldSet>
  );
}

type List = Pick<ReturnType<typeof useField>, "name" | "source" | "labels" | "values">;

function useRows({ name, source, values }: List) {
  const { touch } = useForm();
  const [list, change] = useState<ListRows>(() =>
    startRows(source === null ? [] : rowNumbers(values, source)),
  );
  const reported = useRef(list);
  // After the rows are rendered, so that the form holds them.
  useEffect(() => {
    if (reported.current === list) return;
    reported.current = list;
    touch(name);
  }, [list, name, touch]);
  return { rows: list.rows, change };
}

type ListRowProps = {
  list: List;
  index: number;
  source: number | null;
  className: string | undefined;
  hasFields: boolean;
  children: ReactNode;
};

function ListRow({ list, index, source, className, hasFields, children }: ListRowProps) {
  const { id, errors } = useForm();
  const path = `${list.name}.${index}`;
  // As they were at first: the form may be given others while the row has moved.
  const [values] = useState(list.values);
  return (
    <RowContext
      value={{
        path,
        source: source === null || list.source === null ? null : `${list.source}.${source}`,
        labels: list.labels,
        values,
      }}
    >
      <li>
        <div className={className}>{children}</div>
        {Object.entries(errors)
          .filter(([name]) => !hasFields && name.startsWith(`${path}.`))
          .map(([name, error]) => (
            <InlineError key={name} id={`${fieldId(id, name)}-error`}>
              {error}
            </InlineError>
          ))}
      </li>
    </RowContext>
  );
}

type FixedRowProps = { list: string; index: number; children: ReactNode };

/** A row of a list whose rows the server adds, moves and removes. */
export function FixedRow({ list, index, children }: FixedRowProps) {
  const { values } = useForm();
  const path = `${list}.${index}`;
  return <RowContext value={{ path, source: path, labels: list, values }}>{children}</RowContext>;
}

/** The attributes of a control in a row of small cells, whose label is only spoken. */
export function useCell(name: string) {
  const { shell, text, ...field } = useField({ name });
  return {
    ...describedBy(shell),
    name: field.name,
    defaultValue: text,
    "aria-label": shell.label,
  };
}
