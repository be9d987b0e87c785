import type { FieldsetHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type FieldFinding, FieldStatus } from "./field-status.tsx";
import { InlineError } from "./inline-error.tsx";

export type FieldShell = {
  /** Also the prefix of the ids of hint, counter, status and error. */
  id: string;
  label: ReactNode;
  /** The text of the mark, such as "必須"; at most one of the two. */
  requiredMark?: string | undefined;
  optionalMark?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  counter?: { used: number; limit: number } | undefined;
  /** Null while there is none; undefined if there never will be. */
  finding?: FieldFinding | null | undefined;
};

export function Field({
  id,
  label,
  requiredMark,
  optionalMark,
  hint,
  error,
  counter,
  finding,
  children,
}: FieldShell & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {requiredMark && <span className="field-required">{requiredMark}</span>}
        {optionalMark && <span className="field-optional">{optionalMark}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {counter && <FieldCounter id={`${id}-counter`} {...counter} />}
      {finding !== undefined && <FieldStatus id={`${id}-status`} finding={finding} />}
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </div>
  );
}

type FieldSetProps = Omit<FieldShell, "counter" | "finding"> &
  Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldShell> & {
    /** For a list: the summary's link leads to the set itself. */
    hasId?: boolean | undefined;
  };

/** A field of several controls: its label is their legend. */
export function FieldSet(props: FieldSetProps) {
  const { id, label, requiredMark, optionalMark, hint, error, children, hasId, ...rest } = props;
  return (
    <fieldset
      className="field choice-field"
      id={hasId ? id : undefined}
      aria-describedby={describedBy(props)["aria-describedby"]}
      {...rest}
    >
      <legend className="field-label">
        {label}
        {requiredMark && <span className="field-required">{requiredMark}</span>}
        {optionalMark && <span className="field-optional">{optionalMark}</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </fieldset>
  );
}

function FieldCounter({ id, used, limit }: { id: string; used: number; limit: number }) {
  return (
    <p className={classNames("field-counter num", used > limit && "field-counter-over")} id={id}>
      {used} / {limit}
    </p>
  );
}

/** The ARIA attributes of the control inside a field. */
export function describedBy({ id, hint, error, counter, finding }: FieldShell) {
  const ids = [
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    finding && `${id}-status`,
    error && `${id}-error`,
  ];
  return {
    id,
    "aria-describedby": ids.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend className="field-group-legend">{legend}</legend>
      {children}
    </fieldset>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="field-pair">{children}</div>;
}
