import type { ReactNode } from "react";
import { ColumnHead, DataTable, SortHead } from "../../../ui/data/data-table.tsx";

export interface Column<Row> {
  heading: string;
  className?: string;
  /** On phones, where rows become cards, the heading stands before the value. */
  isLabeled?: true;
  /** The same list in the order of this column, and whether it has it already. */
  sort?: { to: string; order: "none" | "ascending" | "descending" } | undefined;
  /** For the last column, with the menu of the row. */
  hasActions?: true;
  isHeadingHidden?: true;
  cell: (row: Row) => ReactNode;
}

type ListTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** The rows of an admin list; on phones each becomes a card. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { caption, columns, rows } = props;
  return (
    <DataTable caption={caption} cards>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.heading} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ heading, className, isLabeled, hasActions, cell }) => (
              <td
                key={heading}
                className={hasActions ? "data-table-actions" : className}
                data-label={isLabeled && heading}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Heading<Row>({ column }: { column: Column<Row> }) {
  const { heading, sort, hasActions, isHeadingHidden } = column;
  if (sort) {
    return (
      <SortHead to={sort.to} sort={sort.order}>
        {heading}
      </SortHead>
    );
  }
  return (
    <ColumnHead actions={hasActions}>
      {isHeadingHidden ? <span className="visually-hidden">{heading}</span> : heading}
    </ColumnHead>
  );
}
