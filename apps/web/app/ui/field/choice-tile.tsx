import type { InputHTMLAttributes, ReactNode } from "react";

type ChoiceTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  type?: "radio" | "checkbox" | undefined;
  children: ReactNode;
  note?: ReactNode;
};

export function ChoiceTile({ type = "radio", children, note, ...rest }: ChoiceTileProps) {
  return (
    <label className="choice-tile">
      <input {...rest} type={type} className={type} />
      <span>
        {children}
        {note && <small className="choice-tile-note">{note}</small>}
      </span>
    </label>
  );
}

export function ChoiceTiles({ children }: { children: ReactNode }) {
  return <div className="choice-tiles">{children}</div>;
}
