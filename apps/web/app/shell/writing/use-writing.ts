import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FormValues } from "../../ui/form/form-result.ts";
import { typedValues } from "../../ui/form/typed-values.ts";
import { hasUnsaved } from "../../ui/form/unsaved.ts";
import { interceptData } from "../session/fetch-data.ts";
import { fetchSignedIn } from "../session/fetch-signed-in.ts";
import { knownPerson } from "../session/known-person.ts";
import { addOpenWriting, forgetOnceAccepted } from "./open-writing.ts";
import { type Writing, writingStore } from "./writing-store.ts";

const untilStored = 300;

interface WritingOptions {
  /** The id of the form. */
  form: string;
  /** What the form is about, the same each time the page is opened. */
  name: string;
  /** For guests too: stays in the tab only. */
  inTab?: boolean | undefined;
  /** For a form with autosave, which also calls `sent` and `forget` itself. */
  isUnsaved?: (() => boolean) | undefined;
  /** Whether what was found is what the page already shows. */
  isShown?: ((values: FormValues) => boolean) | undefined;
}

/** Stores what is typed into a form on the device until it is accepted, and finds it when the page is opened again. */
export function useWriting({ form, name, inTab, isUnsaved, isShown }: WritingOptions) {
  const person = useSyncExternalStore(
    knownPerson.subscribe,
    knownPerson.get,
    knownPerson.getInitial,
  );
  const owner = inTab ? null : person?.id;
  const [found, setFound] = useState<Writing | null>(null);
  const waiting = useRef<{ values: FormValues | null; timer: ReturnType<typeof setTimeout> }>(null);
  const element = () => document.getElementById(form) as HTMLFormElement | null;
  const store = () => (owner === undefined ? undefined : writingStore(owner, name));

  const flush = () => {
    const target = store();
    // It waits until the page knows whose it is.
    if (!waiting.current || !target) return;
    const { values, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    if (values) target.write(values);
    else forget();
  };
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    // Found text stays until the person decides about it.
    if (found) store()?.write(found.values, found.at);
    else store()?.forget();
  };
  const isOpen = () => {
    const shown = element();
    return shown !== null && (isUnsaved ? isUnsaved() : hasUnsaved(shown));
  };
  const note = () => {
    const shown = element();
    if (!shown) return;
    clearTimeout(waiting.current?.timer);
    // Read now: when the page is left, its form is gone.
    const values = isOpen() ? typedValues(shown) : null;
    waiting.current = { values, timer: setTimeout(() => latest.current.flush(), untilStored) };
  };
  const sent = () => {
    flush();
    forgetOnceAccepted(() => latest.current.forget());
  };

  const latest = useRef({ flush, note, sent, forget, isOpen });
  useEffect(() => {
    latest.current = { flush, note, sent, forget, isOpen };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once for each person and form.
  useEffect(() => {
    const stored = store()?.read() ?? null;
    if (stored && isShown?.(stored.values)) store()?.forget();
    else setFound(stored);
    // Typed before the page knew whose it is.
    flush();
  }, [owner, name]);

  const savesItself = isUnsaved !== undefined;
  useEffect(() => {
    const shown = document.getElementById(form);
    const onInput = () => latest.current.note();
    const onSubmit = () => latest.current.sent();
    const onHide = () => latest.current.flush();
    shown?.addEventListener("input", onInput);
    if (!savesItself) shown?.addEventListener("submit", onSubmit);
    window.addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    interceptData(fetchSignedIn);
    const close = addOpenWriting(() => latest.current.isOpen());
    return () => {
      onHide();
      close();
      shown?.removeEventListener("input", onInput);
      shown?.removeEventListener("submit", onSubmit);
      window.removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [form, savesItself]);

  return {
    found,
    /** After a change that fires no input event. */
    note,
    /** Before the form is sent: forgets what was typed once the server has accepted it. */
    sent,
    /** Once everything is saved. */
    forget,
    /** It is being saved: the notice stays until the server has accepted it. */
    restored: () =>
      forgetOnceAccepted(() => {
        setFound(null);
        store()?.forget();
      }),
    /** It is in the form again, and stays stored until that is accepted. */
    close: () => setFound(null),
    discard: () => {
      setFound(null);
      store()?.forget();
      // Text typed since then stays.
      note();
    },
  };
}
