import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names.ts";

export function Panel({ children }: { children: ReactNode }) {
  return <div className="panel">{children}</div>;
}

type FactListProps = {
  facts: { term: string; detail: ReactNode }[];
  /** Aligns details to the right, as on a bill. */
  sums?: boolean | undefined;
};

export function FactList({ facts, sums }: FactListProps) {
  return (
    <dl className={classNames("fact-list", sums && "fact-list-sums")}>
      {facts.map(({ term, detail }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
