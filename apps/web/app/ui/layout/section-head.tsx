import type { ReactNode } from "react";
import { DieFace, type DieValue } from "../data/die-face.tsx";
import { Kern } from "../text/kern.tsx";

type SectionHeadProps = {
  title: string;
  face?: DieValue | undefined;
  id?: string | undefined;
  note?: ReactNode;
  action?: ReactNode;
};

export function SectionHead({ title, face, id, note, action }: SectionHeadProps) {
  return (
    <div className="section-head">
      {face && <DieFace value={face} />}
      <h2 className="section-head-title" id={id}>
        <Kern>{title}</Kern>
      </h2>
      {note && <p className="section-head-note">{note}</p>}
      {action && <div className="section-head-action">{action}</div>}
    </div>
  );
}
