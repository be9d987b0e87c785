import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormContext, type FormWords, type Labels } from "./form-context.ts";
import {
  type FormRefusal,
  type FormSuccess,
  type FormValues,
  idempotencyField,
} from "./form-result.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { RefusalSummary } from "./refusal-summary.tsx";
import { hasUnsaved } from "./unsaved.ts";
import { useAnswer } from "./use-answer.ts";
import { useFilled } from "./use-filled.ts";
import { useLiveErrors, type Validate } from "./use-live-errors.ts";
import "./form.css";

type FormProps<Success extends FormSuccess> = {
  /** Also the base of the fields' ids. */
  id: string;
  words: FormWords;
  labels: Labels;
  /** What is saved; the reset button comes back to it. */
  values?: FormValues | undefined;
  /** What the action answered to a sending without JavaScript. */
  refusal?: FormRefusal | undefined;
  /** From the loader, so that a sending without JavaScript has one too. */
  idempotencyKey?: string | undefined;
  validate?: Validate | undefined;
  onSuccess?: ((success: Success) => void) | undefined;
  /** Opens the dialog for leaving or for starting over; without it nothing is asked. */
  ask?: ((question: "cancel" | "reset") => Promise<boolean>) | undefined;
  action?: string | undefined;
  children: ReactNode;
};

const nothing: FormValues = {};

/** Posts to its action, with JavaScript in place and without it by a page load; both keep what was typed. */
export function Form<Success extends FormSuccess = FormSuccess>(props: FormProps<Success>) {
  const { id, words, labels, values = nothing, refusal: atFirst, ask, action, children } = props;
  const form = useRef<HTMLFormElement>(null);
  /** Each round starts from saved values, in fields of its own. */
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState(atFirst);
  const [key, setKey] = useState(keyOf(atFirst) ?? props.idempotencyKey ?? "");
  const { errors, replace, handlers } = useLiveErrors(atFirst?.errors, props.validate);
  const { filled, fill, touch } = useFilled(form);
  const isRestored = round === 0 && atFirst !== undefined;

  const startOver = () => {
    setRound((count) => count + 1);
    setRefusal(undefined);
    replace(undefined);
    touch();
  };
  const { fetcher, begin } = useAnswer<Success>({
    onRefusal: (refused) => {
      setRefusal(refused);
      replace(refused.errors);
    },
    onSuccess: (success) => {
      startOver();
      setKey(crypto.randomUUID());
      props.onSuccess?.(success);
    },
  });
  const isPending = fetcher.state !== "idle";
  useEffect(() => {
    // A page that is the same for everyone carries no key.
    if (key === "") setKey(crypto.randomUUID());
  }, [key]);

  return (
    <FormContext
      value={{
        id,
        words,
        labels,
        values: isRestored ? atFirst.values : values,
        errors,
        isPending,
        filled,
        fill,
        reset: async () => {
          if (!ask || (await ask("reset"))) startOver();
        },
      }}
    >
      {refusal && <RefusalSummary refusal={refusal} isFirst={refusal === atFirst} />}
      {ask && (
        <LeaveGuard
          askToLeave={() => ask("cancel")}
          isUnsaved={() =>
            !isPending && form.current !== null && (isRestored || hasUnsaved(form.current))
          }
        />
      )}
      <fetcher.Form
        id={id}
        ref={form}
        method="post"
        {...(action !== undefined && { action })}
        encType="multipart/form-data"
        noValidate
        aria-busy={isPending || undefined}
        onSubmit={(event) => {
          if (!begin()) event.preventDefault();
        }}
        onBlur={handlers.onBlur}
        onCompositionEnd={(event) => {
          touch((event.target as HTMLInputElement).name);
          handlers.onCompositionEnd(event);
        }}
        onInput={(event) => {
          touch((event.target as unknown as HTMLInputElement).name);
          handlers.onInput(event);
        }}
      >
        <input type="hidden" name={idempotencyField} value={key} />
        <div key={round}>{children}</div>
      </fetcher.Form>
    </FormContext>
  );
}

function keyOf(refusal: FormRefusal | undefined): string | undefined {
  const key = refusal?.values[idempotencyField];
  return typeof key === "string" && key !== "" ? key : undefined;
}
