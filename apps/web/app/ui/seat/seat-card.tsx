import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type SeatState, TableDiagram } from "./table-diagram.tsx";

type SeatCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "title"> & {
  /** Empty for seats without a table. */
  letter: string;
  /** Empty if there are too many to draw. */
  seats: SeatState[];
  title: ReactNode;
  facts: ReactNode;
  tags: ReactNode;
  /** Seats at no table in particular. */
  open?: boolean | undefined;
};

/** A table to choose, with the seats that would be one's own. */
export function SeatCard({ letter, seats, title, facts, tags, open, ...rest }: SeatCardProps) {
  return (
    <label className={classNames("seat-card", open && "seat-card-open")}>
      <input {...rest} type="radio" className="radio" />
      {(letter || seats.length > 0) && (
        <TableDiagram seats={seats} letter={letter} shape={open ? "long" : undefined} />
      )}
      <span className="seat-card-words">
        <b>{title}</b>
        <span className="seat-card-facts">{facts}</span>
        <span className="tag-list">{tags}</span>
      </span>
    </label>
  );
}

export function SeatCards({ children }: { children: ReactNode }) {
  return <div className="seat-cards">{children}</div>;
}

/** となり同士: everybody sits at one table. */
export function SideBySideTag({ children }: { children: ReactNode }) {
  return <span className="tag tag-side">{children}</span>;
}

type FloorMapProps = {
  /** Says which one is marked. */
  label: string;
  tables: { letter: string; isChosen: boolean }[];
};

/** Where in the room. A room with one table needs no map. */
export function FloorMap({ label, tables }: FloorMapProps) {
  if (tables.length < 2) return null;
  return (
    <div className="floor-map" role="img" aria-label={label}>
      {tables.map(({ letter, isChosen }) => (
        <span key={letter} data-chosen={isChosen || undefined}>
          {letter}
        </span>
      ))}
    </div>
  );
}
