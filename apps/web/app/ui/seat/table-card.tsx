import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type SeatState, TableDiagram } from "./table-diagram.tsx";

type TableCardProps = {
  letter: string;
  seats: SeatState[];
  shape?: "round" | "long" | undefined;
  title: ReactNode;
  facts: ReactNode;
  status: ReactNode;
  action: ReactNode;
  full?: boolean | undefined;
};

export function TableCard(props: TableCardProps) {
  const { letter, seats, shape, title, facts, status, action, full } = props;
  return (
    <article className={classNames("table-card", full && "table-card-full")}>
      <TableDiagram seats={seats} letter={letter} shape={shape} />
      <div>
        <h3 className="table-card-title">{title}</h3>
        <p className="table-card-facts">{facts}</p>
      </div>
      <div className="table-card-action">
        {status}
        {action}
      </div>
    </article>
  );
}
