import type { ReactNode } from "react";
import type { DieValue } from "../data/die-face.tsx";
import { Kern } from "../text/kern.tsx";
import { FactList } from "./panel.tsx";
import { SectionHead } from "./section-head.tsx";

type VisitPaneProps = {
  title: string;
  face?: DieValue | undefined;
  facts: { term: string; detail: ReactNode }[];
  askTitle: string;
  askText: ReactNode;
  askAction: ReactNode;
};

export function VisitPane({ title, face, facts, askTitle, askText, askAction }: VisitPaneProps) {
  return (
    <div className="visit-pane">
      {facts.length > 0 && (
        <div className="visit-pane-place">
          <SectionHead title={title} face={face} />
          <FactList facts={facts} />
        </div>
      )}
      <div className="visit-pane-ask cloth">
        <h2>
          <Kern>{askTitle}</Kern>
        </h2>
        <p>{askText}</p>
        {askAction}
      </div>
    </div>
  );
}
