import { submissionField } from "@takujo/contracts/submission";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { ErrorSummary } from "../field/error-summary.tsx";
import { useFollowing } from "../submission/use-following.ts";
import { useSendOnce } from "../submission/use-send-once.ts";
import { focusField } from "./focus-field.ts";
import {
  FormContext,
  type FormWords,
  fieldId,
  type Labels,
  labelOf,
  useForm,
} from "./form-context.ts";
import type { FormRefusal, FormSuccess, FormValues } from "./form-result.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { inSentOrder } from "./sent-order.ts";
import { hasUnsaved, isChanged } from "./unsaved.ts";
import { useAnswer } from "./use-answer.ts";
import { useLiveErrors, type Validate } from "./use-live-errors.ts";
import "../submission/survive-lost-connection.ts";
import "./form.css";

type FormProps<Success extends FormSuccess> = {
  /** Also the prefix of the fields' ids. */
  id: string;
  words: FormWords;
  labels: Labels;
  /** The saved values, which the reset button restores. */
  values?: FormValues | undefined;
  /** The action's refusal of a form sent without JavaScript. */
  refusal?: FormRefusal | undefined;
  /** From the loader, so that a form sent without JavaScript has one too. */
  idempotencyKey?: string | undefined;
  validate?: Validate | undefined;
  onSuccess?: ((success: Success) => void) | undefined;
  /** Opens the dialog before leaving or resetting; without it nothing is asked. */
  ask?: ((question: "cancel" | "reset") => Promise<boolean>) | undefined;
  action?: string | undefined;
  children: ReactNode;
};

const nothing: FormValues = {};
const noLists: ReadonlySet<string> = new Set();

/** Posts to its action, with JavaScript in place and without it by a page load; both preserve what was typed. */
export function Form<Success extends FormSuccess = FormSuccess>(props: FormProps<Success>) {
  const { id, words, labels, values = nothing, refusal: atFirst, ask, action, children } = props;
  const form = useRef<HTMLFormElement>(null);
  /** Each round remounts the fields with the saved values. */
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState(atFirst);
  const [key, setKey] = useState(
    () => keyOf(atFirst) ?? props.idempotencyKey ?? crypto.randomUUID(),
  );
  const { errors, replace, forgetRows, handlers } = useLiveErrors(atFirst?.errors, props.validate);
  const { filled, fill, touch } = useFilled(form);
  /** Whose rows were added, moved or removed: the remaining controls do not show it. */
  const [changedLists, setChangedLists] = useState<ReadonlySet<string>>(noLists);
  const isRestored = round === 0 && atFirst !== undefined;

  const startOver = () => {
    setChangedLists(noLists);
    setRound((count) => count + 1);
    setRefusal(undefined);
    replace(undefined);
    touch();
  };
  const fetcher = useAnswer<Success>({
    onRefusal: (refused) => {
      setRefusal(refused);
      replace(refused.errors);
    },
    onSuccess: (success) => {
      // A form for the next entry is emptied; one that shows what is stored goes on with what was typed meanwhile.
      if (values === nothing || !following.isTypedOn()) startOver();
      else {
        setRefusal(undefined);
        replace(undefined);
      }
      setKey(crypto.randomUUID());
      props.onSuccess?.(success);
    },
  });
  const isPending = fetcher.state !== "idle";
  useSendOnce(isPending, { form, answer: fetcher.data });
  const following = useFollowing(form, JSON.stringify(values), isPending);

  return (
    <FormContext
      value={{
        id,
        words,
        labels,
        values: isRestored ? atFirst.values : values,
        errors,
        isPending,
        isBehind: following.isBehind,
        filled,
        fill,
        reset: async () => {
          if (!ask || (await ask("reset"))) startOver();
        },
        changedLists,
        touch: (list) => {
          setChangedLists((lists) =>
            lists.has(list ?? "") ? lists : new Set([...lists, list ?? ""]),
          );
          if (list !== undefined) forgetRows(list);
        },
      }}
    >
      {refusal && <RefusalSummary refusal={refusal} words={words} isFirst={refusal === atFirst} />}
      {ask && (
        <LeaveGuard
          askToLeave={() => ask("cancel")}
          isUnsaved={() =>
            !isPending &&
            form.current !== null &&
            (isRestored || changedLists.size > 0 || hasUnsaved(form.current))
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
        {/* The server's key is as good as the browser's. */}
        <input type="hidden" name={submissionField} value={key} suppressHydrationWarning />
        <div key={`${round} ${following.key}`}>{children}</div>
      </fetcher.Form>
    </FormContext>
  );
}

function keyOf(refusal: FormRefusal | undefined): string | undefined {
  const key = refusal?.values[submissionField];
  return typeof key === "string" && key !== "" ? key : undefined;
}

/** Names of refused fields, in the page's order, which may have been rendered with errors. */
function inPageOrder({ errors, values }: FormRefusal, formId: string, isFirst: boolean): string[] {
  const names = Object.keys(errors);
  if (isFirst) return inSentOrder(names, Object.keys(values));
  const fields = [...document.querySelectorAll("[id]")].map((element) => element.id);
  const placeOf = (name: string) => fields.indexOf(fieldId(formId, name));
  return names.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const lostWords = ({ isSignedOut }: FormRefusal, { failed, signedOut }: FormWords) =>
  (isSignedOut && signedOut) || failed;

type RefusalSummaryProps = { refusal: FormRefusal; words: FormWords; isFirst: boolean };

/** Unchanged until the next submission: a list that shifts during corrections would be in the way. */
function RefusalSummary({ refusal, words, isFirst }: RefusalSummaryProps) {
  const { id, labels } = useForm();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);
  const errors = [
    ...(refusal.isLost ? [{ fieldId: id, message: lostWords(refusal, words) }] : []),
    ...refusal.formErrors.map((message) => ({ fieldId: id, message })),
    ...inPageOrder(refusal, id, isFirst).map((name) => ({
      fieldId: fieldId(id, name),
      message: labelOf(labels, name) + words.afterLabel + refusal.errors[name],
    })),
  ];
  return (
    <ErrorSummary
      ref={summary}
      title={words.refused}
      errors={errors}
      focusAtFirst={isFirst}
      onFollow={focusField}
    />
  );
}

const none: ReadonlySet<string> = new Set();

/** Fields that are filled in automatically. Typed text is never overwritten. */
function useFilled(form: RefObject<HTMLFormElement | null>) {
  const [filled, setFilled] = useState(none);
  const fill = (values: Readonly<Record<string, string>>) => {
    const written = Object.entries(values).filter(([name, value]) => {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
        return false;
      if (control.value !== "" && isChanged(control) && !filled.has(name)) return false;
      control.value = value;
      return true;
    });
    setFilled(new Set([...filled, ...written.map(([name]) => name)]));
  };
  /** The visitor edited this field; without a name, all of them. */
  const touch = (name?: string) =>
    setFilled((known) => {
      if (name === undefined) return none;
      return known.has(name) ? new Set([...known].filter((other) => other !== name)) : known;
    });
  return { filled, fill, touch };
}
