import type { ReactNode } from "react";

type NotePanelProps = { icon: ReactNode; title: ReactNode; children: ReactNode };

/** A small card beside the content: an icon, a title and a sentence. */
export function NotePanel({ icon, title, children }: NotePanelProps) {
  return (
    <div className="panel note-panel">
      {icon}
      <b>{title}</b>
      <span className="note-panel-text">{children}</span>
    </div>
  );
}
