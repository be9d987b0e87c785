import type { InputHTMLAttributes, ReactNode } from "react";
import { type SeatState, TableDiagram } from "./table-diagram.tsx";

type FloorPlanProps = {
  /** Fixtures along the walls of the room, above and below. */
  fixturesAbove?: string[] | undefined;
  fixturesBelow?: string[] | undefined;
  children: ReactNode;
};

export function FloorPlan({ fixturesAbove, fixturesBelow, children }: FloorPlanProps) {
  return (
    <div className="floor-plan">
      {fixturesAbove && <Fixtures names={fixturesAbove} />}
      <div className="floor-plan-tables">{children}</div>
      {fixturesBelow && <Fixtures names={fixturesBelow} />}
    </div>
  );
}

function Fixtures({ names }: { names: string[] }) {
  return (
    <div className="floor-plan-fixtures">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

type FloorTableProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  letter: string;
  seats: SeatState[];
  shape?: "round" | "long" | undefined;
  game: ReactNode;
  status: ReactNode;
};

/** A table to choose; `disabled` when nothing is free. */
export function FloorTable({ letter, seats, shape, game, status, ...rest }: FloorTableProps) {
  return (
    <label className="floor-table">
      <input {...rest} type="radio" className="radio" />
      <TableDiagram seats={seats} letter={letter} shape={shape} />
      <b>
        <span className="visually-hidden">{letter} </span>
        {game}
      </b>
      <span className="floor-table-status">{status}</span>
    </label>
  );
}
