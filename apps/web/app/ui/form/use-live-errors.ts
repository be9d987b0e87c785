import { type FocusEvent, useRef, useState } from "react";
import type { FieldErrors } from "./form-result.ts";
import { whenSettled } from "./settled.ts";

/** Validates the form's current values. The server decides, so this may know fewer rules. */
export type Validate = (data: FormData) => FieldErrors | Promise<FieldErrors>;

/**
 * Errors of the fields. Nothing is reported before the first refusal; from then on a field is validated when it
 * loses the focus, and an invalid one while it is edited.
 */
export function useLiveErrors(atFirst: FieldErrors | undefined, validate: Validate | undefined) {
  const [errors, setErrors] = useState<FieldErrors>(atFirst ?? {});
  const [isCorrecting, setCorrecting] = useState(atFirst !== undefined);
  const lastJudgement = useRef(0);
  /** Fields changed since the last refusal. A value that the server refused stays invalid until it is changed. */
  const changed = useRef(new Set<string>());

  const judge = async (control: Element) => {
    const { form, name } = control as HTMLInputElement;
    if (!validate || !isCorrecting || !form || !name) return;
    const judgement = ++lastJudgement.current;
    const found = await validate(new FormData(form));
    if (judgement !== lastJudgement.current) return;
    setErrors((known) => {
      const { [name]: _, ...others } = known;
      return found[name] === undefined ? others : { ...others, [name]: found[name] };
    });
  };

  return {
    errors,
    replace: (replaced: FieldErrors | undefined) => {
      lastJudgement.current++;
      changed.current.clear();
      setErrors(replaced ?? {});
      setCorrecting(replaced !== undefined);
    },
    /** Rows have moved, so their errors are in the wrong place. */
    forgetRows: (list: string) =>
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => !name.startsWith(`${list}.`))),
      ),
    handlers: {
      ...whenSettled((control) => {
        changed.current.add(control.name);
        if (control.name in errors) void judge(control);
      }),
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        const { name } = target as HTMLInputElement;
        if (!(name in errors) || changed.current.has(name)) void judge(target);
      },
    },
  };
}
