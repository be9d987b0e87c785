import type { InputHTMLAttributes, ReactNode } from "react";

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  children: ReactNode;
  note?: ReactNode;
};

export function Radio({ children, note, ...rest }: ToggleProps) {
  return (
    <label className="toggle">
      <input {...rest} type="radio" className="radio" />
      <ToggleText note={note}>{children}</ToggleText>
    </label>
  );
}

export function Checkbox({ children, note, ...rest }: ToggleProps) {
  return (
    <label className="toggle">
      <input {...rest} type="checkbox" className="checkbox" />
      <ToggleText note={note}>{children}</ToggleText>
    </label>
  );
}

export function Switch({ children, note, ...rest }: ToggleProps) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state itself */}
      <input {...rest} type="checkbox" role="switch" className="switch-control" />
      <ToggleText note={note}>{children}</ToggleText>
    </label>
  );
}

function ToggleText({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <span>
      {children}
      {note && <small className="toggle-note">{note}</small>}
    </span>
  );
}
