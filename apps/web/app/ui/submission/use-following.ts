import { type RefObject, useEffect, useState } from "react";
import { hasUnsaved } from "../form/unsaved.ts";
import { typedIn } from "./use-send-once.ts";

interface State {
  /** Key of the fields: a new key remounts them with the stored values. */
  key: string;
  /** The stored values, as known to the fields. */
  base: string;
  /** The submitted values, and the stored ones at that time. */
  sent: { text: string; over: string } | null;
}

/**
 * Fields that follow the stored values, but never replace typed text: text typed since the form was sent stays, and so does text
 * typed before another person's change arrived.
 */
export function useFollowing(
  form: RefObject<HTMLFormElement | null>,
  stored: string,
  isPending: boolean,
) {
  const [{ key, base, sent }, setState] = useState<State>({
    key: stored,
    base: stored,
    sent: null,
  });
  useEffect(() => {
    const element = form.current;
    const note = () => {
      if (element)
        setState((state) => ({ ...state, sent: { text: typedIn(element), over: stored } }));
    };
    element?.addEventListener("submit", note);
    return () => element?.removeEventListener("submit", note);
  }, [form, stored]);
  const isTypedOn = () =>
    form.current !== null && sent !== null && typedIn(form.current) !== sent.text;
  useEffect(() => {
    // Values stored by then are one's own; later changes are another person's.
    if (isPending) return () => setState((state) => ({ ...state, sent: null }));
  }, [isPending]);
  const isOwn = sent !== null && stored !== sent.over;
  useEffect(() => {
    const element = form.current;
    if (stored === base || !element) return;
    const stays = isOwn
      ? typedIn(element) !== sent?.text
      : hasUnsaved(element) || element.contains(document.activeElement);
    if (isOwn || !stays) setState({ key: stays ? key : stored, base: stored, sent: null });
  }, [form, stored, base, isOwn, sent, key]);
  return {
    key,
    isTypedOn,
    /** Another person changed the stored values, and the fields do not show it. */
    isBehind: stored !== base && !isOwn,
  };
}
