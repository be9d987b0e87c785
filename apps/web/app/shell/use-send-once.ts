import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/** The router says that it is busy with its next rendering. */
const untilRouterSaysSo = 1_000;

/** A form on its way, by the button that sent it. */
interface Sent {
  at: number;
  intent: string;
  /** Another button of it, pressed meanwhile. */
  next?: HTMLElement | null;
}

/**
 * One intent is sent once, however it is given: Enter and the button, a double tap, a key held. A form that the router
 * sends is not sent again until it has come to rest; if another of its buttons was pressed meanwhile, that one has its
 * turn then.
 */
export function useSendOnce(): void {
  const sent = useRef(new Map<HTMLFormElement, Sent>());
  const isFetching = useFetchers().some(({ formMethod }) => formMethod === "POST");
  const isBusy = useNavigation().state !== "idle" || isFetching;
  const busy = useRef(isBusy);
  useEffect(() => {
    busy.current = isBusy;
    const forms = [...sent.current];
    if (isBusy) {
      for (const [form, { at }] of forms) {
        // Not what the router is busy with: a question before it was sent was answered with no, for instance.
        if (performance.now() - at > untilRouterSaysSo) sent.current.delete(form);
        else form.setAttribute(mark, "");
      }
      return;
    }
    sent.current.clear();
    for (const [form, { next }] of forms) {
      form.removeAttribute(mark);
      if (next?.isConnected) form.requestSubmit(next);
    }
  }, [isBusy]);
  useEffect(() => {
    const refuseSecond = (event: SubmitEvent) => {
      const first = sent.current.get(event.target as HTMLFormElement);
      if (!first || (!busy.current && event.timeStamp - first.at > untilRouterSaysSo)) return;
      event.preventDefault();
      event.stopPropagation();
      if (intentOf(event) !== first.intent) first.next = event.submitter;
    };
    // After everybody else: what the router sends is not left to the browser.
    const noteFirst = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!event.defaultPrevented || form.method !== "post") return;
      sent.current.set(form, { at: event.timeStamp, intent: intentOf(event) });
    };
    addEventListener("submit", refuseSecond, true);
    addEventListener("submit", noteFirst);
    return () => {
      removeEventListener("submit", refuseSecond, true);
      removeEventListener("submit", noteFirst);
    };
  }, []);
}

/** For its looks. */
const mark = "data-sent";

/** Enter, and a script that sends the form, press the first button that has no name of its own. */
function intentOf({ submitter }: SubmitEvent): string {
  const { name = "", value = "" } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  return `${name} ${value}`;
}
