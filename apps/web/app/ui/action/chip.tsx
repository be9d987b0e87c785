import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  pressed?: boolean | undefined;
  icon?: ReactNode;
};

/** A toggle button. */
export function Chip({ pressed, icon, children, type = "button", ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className="chip" aria-pressed={pressed}>
      {icon}
      {children}
    </button>
  );
}

type ChipLinkProps = { to: string; current?: boolean | undefined; children: ReactNode };

/** A filter whose state is in the address. */
export function ChipLink({ to, current, children }: ChipLinkProps) {
  return (
    <Link className="chip" to={to} aria-current={current ? "true" : undefined} preventScrollReset>
      {children}
    </Link>
  );
}

type ChipChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> & {
  type?: "radio" | "checkbox" | undefined;
};

/** One of a set inside a form; works without a script. */
export function ChipChoice({ type = "radio", children, lang, ...rest }: ChipChoiceProps) {
  return (
    <label className="chip" lang={lang}>
      <input {...rest} type={type} className="chip-input" />
      {children}
    </label>
  );
}

export function ChipList({ children }: { children: ReactNode }) {
  return <div className="chip-list">{children}</div>;
}
