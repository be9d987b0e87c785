import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "../generated/icons.ts";

type DataTableProps = {
  caption: string;
  /** Rows become cards on phones, so cells need a data-label. Otherwise the table scrolls. */
  cards?: boolean | undefined;
  children: ReactNode;
};

export function DataTable({ caption, cards, children }: DataTableProps) {
  return (
    <section
      className={classNames("data-table-frame", cards && "data-table-cards")}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
    >
      <table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

type ColumnHeadProps = { children: ReactNode; actions?: boolean | undefined };

export function ColumnHead({ children, actions }: ColumnHeadProps) {
  return (
    <th scope="col" className={actions ? "data-table-actions" : undefined}>
      <span className="data-table-heading">{children}</span>
    </th>
  );
}

type ColumnHeadsProps = {
  columns: readonly string[];
  /** Name of the last column, which shows only buttons. */
  actions: string;
};

export function ColumnHeads({ columns, actions }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <ColumnHead key={column}>{column}</ColumnHead>
        ))}
        <ColumnHead actions>
          <span className="visually-hidden">{actions}</span>
        </ColumnHead>
      </tr>
    </thead>
  );
}

const SORT_ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

type SortHeadProps = { children: ReactNode; to: string; sort: keyof typeof SORT_ICONS };

/** The order is in the address: `to` is the same list in the other order. */
export function SortHead({ children, to, sort }: SortHeadProps) {
  const Icon = SORT_ICONS[sort];
  return (
    <th scope="col" aria-sort={sort}>
      <Link className="data-table-heading" to={to} preventScrollReset>
        {children}
        <Icon />
      </Link>
    </th>
  );
}

type PersonCellProps = { name: string; note?: string | undefined; avatarUrl: string };

export function PersonCell({ name, note, avatarUrl }: PersonCellProps) {
  return (
    <td>
      <div className="data-table-person">
        <img src={avatarUrl} alt="" width="38" height="38" loading="lazy" />
        <span>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>
      </div>
    </td>
  );
}
