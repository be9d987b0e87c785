import type { ReactNode } from "react";

type AccordionProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Before the summary, such as "Q"; hidden from screen readers. */
  letter?: string | undefined;
  id?: string | undefined;
  open?: boolean | undefined;
  /** Of several with the same name, only one is open at a time. */
  name?: string | undefined;
};

export function Accordion({ summary, children, letter, id, open, name }: AccordionProps) {
  return (
    <details className="accordion" id={id} open={open} name={name}>
      <summary className="accordion-summary">
        {letter && (
          <span className="accordion-letter" aria-hidden="true">
            {letter}
          </span>
        )}
        <span>{summary}</span>
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      <div className="accordion-content">{children}</div>
    </details>
  );
}
