import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type SeatState, TableDiagram } from "./table-diagram.tsx";

type TableCardProps = {
  /** Empty for seats without a table; then none is drawn. */
  letter: string;
  seats: SeatState[];
  shape?: "round" | "long" | undefined;
  title: ReactNode;
  facts: ReactNode;
  status: ReactNode;
  action: ReactNode;
  full?: boolean | undefined;
  headingLevel?: 3 | 4 | undefined;
};

export function TableCard(props: TableCardProps) {
  const { letter, seats, shape, title, facts, status, action, full, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames("table-card", full && "table-card-full")}>
      {letter && <TableDiagram seats={seats} letter={letter} shape={shape} />}
      <div>
        <Heading className="table-card-title">{title}</Heading>
        <p className="table-card-facts">{facts}</p>
      </div>
      <div className="table-card-action">
        {status}
        {action}
      </div>
    </article>
  );
}
