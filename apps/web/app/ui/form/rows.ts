import type { FormValues } from "./form-result.ts";

/** A row has the index of its values in the form, or null if it was added. */
export interface ListRow {
  key: number;
  source: number | null;
}

export interface ListRows {
  rows: readonly ListRow[];
  /** Never used twice: a removed row and one that is added later are not the same. */
  nextKey: number;
}

/** With an empty row at the end, for use without JavaScript. */
export function startRows(numbers: readonly number[]): ListRows {
  const rows = numbers.map((source, key) => ({ key, source }));
  return addRow({ rows, nextKey: numbers.length });
}

export function addRow({ rows, nextKey }: ListRows): ListRows {
  return { rows: [...rows, { key: nextKey, source: null }], nextKey: nextKey + 1 };
}

export function removeRow({ rows, nextKey }: ListRows, key: number): ListRows {
  return { rows: rows.filter((row) => row.key !== key), nextKey };
}

export function moveRowUp(list: ListRows, key: number): ListRows {
  const index = list.rows.findIndex((row) => row.key === key);
  const [before, moved] = [list.rows[index - 1], list.rows[index]];
  if (!before || !moved) return list;
  return { ...list, rows: list.rows.toSpliced(index - 1, 2, moved, before) };
}

/** The numbers of the rows that the values have below this name, at most one for each value. */
export function rowNumbers(values: FormValues, name: string): number[] {
  const numbers = Object.keys(values)
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => key.slice(name.length + 1).split(".", 1)[0] ?? "")
    .filter(isRowNumber);
  return [...new Set(numbers)].map(Number).sort((a, b) => a - b);
}

export const isRowNumber = (segment: string): boolean => /^(?:0|[1-9]\d{0,8})$/.test(segment);
