import { useEffect, useRef, useState } from "react";
import { useEditor } from "../editor-context.ts";

/** Rows with uncontrolled inputs. An empty row is always there, also without JavaScript; empty ones are not saved. */
export function useRows<Row>(initial: readonly Row[], blank: Row) {
  const { touch } = useEditor();
  const [rows, setRows] = useState(() => [...initial, blank].map((row, key) => ({ key, row })));
  const count = useRef(rows.length);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports a change of the rows after they are rendered.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else touch();
  }, [rows]);
  return {
    rows,
    add: () => setRows([...rows, { key: count.current++, row: blank }]),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    moveUp: (key: number) => {
      const index = rows.findIndex((row) => row.key === key);
      const [before, moved] = [rows[index - 1], rows[index]];
      if (!before || !moved) return;
      setRows([...rows.slice(0, index - 1), moved, before, ...rows.slice(index + 1)]);
    },
  };
}
