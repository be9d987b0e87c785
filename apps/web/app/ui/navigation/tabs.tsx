import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";

/** Tabs whose panels are on this page; the caller holds the selection. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {children}
    </div>
  );
}

type TabProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  selected: boolean;
  panelId: string;
  note?: ReactNode;
};

export function Tab({ selected, panelId, note, children, ...rest }: TabProps) {
  return (
    <button
      {...rest}
      type="button"
      className="tab"
      role="tab"
      aria-selected={selected}
      aria-controls={panelId}
      tabIndex={selected ? 0 : -1}
    >
      {children}
      {note && <small className="tab-note">{note}</small>}
    </button>
  );
}

/** The same look for tabs that each have their own address. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}

type TabLinkProps = {
  to: string;
  current?: boolean | undefined;
  note?: ReactNode;
  children: ReactNode;
};

export function TabLink({ to, current, note, children }: TabLinkProps) {
  return (
    <Link className="tab" to={to} aria-current={current ? "page" : undefined} preventScrollReset>
      {children}
      {note && <small className="tab-note">{note}</small>}
    </Link>
  );
}
