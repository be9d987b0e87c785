import { useEffect, useId } from "react";

/** The router says that it is busy with its next rendering. */
const untilRouterSaysSo = 1_000;

/** A form on its way, by the button that sent it. */
interface Sent {
  at: number;
  intent: string;
  /** Another button of it, pressed meanwhile. */
  next?: HTMLElement | null;
}

/** Of the whole document, however many forms ask for it. */
const sent = new Map<HTMLFormElement, Sent>();
const busy = new Set<string>();
let users = 0;

/**
 * One intent is sent once, however it is given: Enter and the button, a double tap, a key held. A form that the router
 * sends is not sent again until it has come to rest; if another of its buttons was pressed meanwhile, that one has its
 * turn then. For all forms of the document, while anything that uses this is shown.
 */
export function useSendOnce(isBusy: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isBusy) return;
    busy.add(id);
    markSent();
    return () => {
      busy.delete(id);
      if (busy.size === 0) settle();
    };
  }, [id, isBusy]);
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
    // Not what the router is busy with: a question before it was sent was answered with no, for instance.
    if (performance.now() - at > untilRouterSaysSo) sent.delete(form);
    else form.setAttribute(mark, "");
  }
}

function settle(): void {
  const forms = [...sent];
  sent.clear();
  for (const [form, { next }] of forms) {
    form.removeAttribute(mark);
    if (next?.isConnected) form.requestSubmit(next);
  }
}

function refuseSecond(event: SubmitEvent): void {
  const first = sent.get(event.target as HTMLFormElement);
  if (!first || (busy.size === 0 && event.timeStamp - first.at > untilRouterSaysSo)) return;
  event.preventDefault();
  event.stopPropagation();
  if (intentOf(event) !== first.intent) first.next = event.submitter;
}

/** After everybody else: what the router sends is not left to the browser. */
function noteFirst(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented || form.method !== "post") return;
  sent.set(form, { at: event.timeStamp, intent: intentOf(event) });
}

/** For its looks. */
const mark = "data-sent";

/** Enter, and a script that sends the form, press the first button that has no name of its own. */
function intentOf({ submitter }: SubmitEvent): string {
  const { name = "", value = "" } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  return `${name} ${value}`;
}
