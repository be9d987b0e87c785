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
  /** At the end of the label's line: where the value comes from. */
  origin?: ReactNode;
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
  origin,
  hint,
  error,
  counter,
  finding,
  children,
}: FieldShell & { children: ReactNode }) {
  const labeled = (
    <label className="field-label" htmlFor={id}>
      {label}
      {requiredMark && <span className="field-required">{requiredMark}</span>}
      {optionalMark && <span className="field-optional">{optionalMark}</span>}
    </label>
  );
  return (
    <div className="field">
      {origin ? (
        <div className="field-head">
          {labeled}
          <FieldOrigin id={id}>{origin}</FieldOrigin>
        </div>
      ) : (
        labeled
      )}
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
  const { id, label, requiredMark, optionalMark, origin, hint, error, children, hasId, ...rest } =
    props;
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
      {origin && <FieldOrigin id={id}>{origin}</FieldOrigin>}
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

function FieldOrigin({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="field-origin" id={`${id}-origin`}>
      {children}
    </div>
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
export function describedBy({ id, origin, hint, error, counter, finding }: FieldShell) {
  const ids = [
    origin && `${id}-origin`,
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
