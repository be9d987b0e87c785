import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";

/** The router becomes busy only at its next rendering. */
const untilRouterSaysSo = 1_000;

/** A form on its way. */
interface PendingForm {
  at: number;
  /** The button that sent it, and what was typed by then. */
  intent: string;
  /** The page shows what came of it, though the router is still busy. */
  isAnswered?: boolean;
  /** Another intent, given meanwhile by this button, or by none. */
  next?: { button: HTMLElement | null };
}

/** A form that shows its answer itself. */
interface AnsweredForm {
  form: RefObject<HTMLFormElement | null>;
  answer: unknown;
}

/** Of the whole document, however many forms ask for it. */
const sent = new Map<HTMLFormElement, PendingForm>();
const busy = new Set<string>();
let users = 0;

/**
 * Sends one intent once: for Enter plus button, a double tap or a held key. A form that the router is sending is not
 * sent again until the router is idle. What is another intent, by another button, with other text or after the answer
 * was shown, is sent then. Covers all forms of the document, while any user of this hook is mounted.
 */
export function useSendOnce(isBusy: boolean, answered?: AnsweredForm): void {
  const id = useId();
  const shown = useRef(answered?.answer);
  // Layout effects: whoever sees an answer can send the next form at once.
  useLayoutEffect(() => {
    if (!isBusy) return;
    busy.add(id);
    markSent();
    return () => {
      busy.delete(id);
      if (busy.size === 0) for (const form of [...sent.keys()]) settle(form);
    };
  }, [id, isBusy]);
  useLayoutEffect(() => {
    if (!answered || shown.current === answered.answer) return;
    shown.current = answered.answer;
    const form = answered.form.current;
    const first = form && sent.get(form);
    if (!first) return;
    // The router may have been busy for less than a rendering; or still is, and would abort what it does with errors.
    if (busy.size === 0) settle(form);
    else first.isAnswered = true;
  });
  useEffect(() => {
    if (users++ === 0) {
      addEventListener("submit", refuseSecond, true);
      addEventListener("submit", noteFirst);
    }
    return () => {
      if (--users > 0) return;
      removeEventListener("submit", refuseSecond, true);
      removeEventListener("submit", noteFirst);
    };
  }, []);
}

function markSent(): void {
  for (const [form, { at }] of sent) {
    // It is under way already, and something else has begun.
    if (form.hasAttribute(mark)) continue;
    // Not what the router is busy with: a question before it was sent was answered with no, for instance.
    if (performance.now() - at > untilRouterSaysSo) sent.delete(form);
    else form.setAttribute(mark, "");
  }
}

function settle(form: HTMLFormElement): void {
  const next = sent.get(form)?.next;
  sent.delete(form);
  form.removeAttribute(mark);
  if (!next) return;
  // Later, because React hears no events while it changes the page: the browser would load the form's page.
  queueMicrotask(() => {
    if ((next.button ?? form).isConnected) form.requestSubmit(next.button);
  });
}

function refuseSecond(event: SubmitEvent): void {
  const first = sent.get(event.target as HTMLFormElement);
  if (!first || (busy.size === 0 && event.timeStamp - first.at > untilRouterSaysSo)) return;
  event.preventDefault();
  event.stopPropagation();
  if (first.isAnswered || intentOf(event) !== first.intent)
    first.next = { button: event.submitter };
}

/** After everybody else: what the router sends is not left to the browser. */
function noteFirst(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented || form.method !== "post") return;
  sent.set(form, { at: event.timeStamp, intent: intentOf(event) });
}

/** For its looks. */
const mark = "data-sent";

/** Enter and scripts submit with the first button without a name. */
function intentOf({ submitter, target }: SubmitEvent): string {
  const { name = "", value = "" } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  return `${name} ${value} ${typedIn(target as HTMLFormElement)}`;
}

/** What people typed or chose, and no hidden fields, which the page itself renews. */
export const typedIn = (form: HTMLFormElement): string =>
  JSON.stringify(
    ([...form.elements] as HTMLInputElement[])
      .filter(({ type, checked }) => checked || !untyped.test(type))
      .map(({ name, value }) => [name, value]),
  );
/** Boxes count if they are checked. */
const untyped = /^(?:hidden|checkbox|radio|button|submit|reset|fieldset|output)$/;
