import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useSendOnce } from "../../../../../ui/submission/use-send-once.ts";
import { type EditorAnswer, quietField, scriptedField } from "../editor-answer.ts";

const untilSaved = 1_500;
const retryDelayMs = 15_000;

type Sending = { intent: string; leads: boolean; onSent?: (() => void) | undefined };

export interface Autosave {
  answer: EditorAnswer | undefined;
  isSaving: boolean;
  isUnsaved: boolean;
  /** Call after each change. */
  touch: () => void;
  /** Resolves to true if everything typed is saved. */
  saveNow: () => Promise<boolean>;
  /** Sends the whole form with another intent than saving, once no save is under way. */
  send: (intent: string, onSent?: () => void) => Promise<void>;
  overwrite: () => void;
  hasUnsaved: () => boolean;
}

/** An automatic retry may help. */
const isUnreached = (answer: EditorAnswer) =>
  !answer.ok && !needsPerson(answer) && ("isLost" in answer || answer.reason === "unsaved");

/** Nothing is saved until the person has decided, or has logged in again. */
const needsPerson = (answer: EditorAnswer | undefined) =>
  answer?.ok === false &&
  (answer.reason === "conflict" || ("isSignedOut" in answer && answer.isSignedOut === true));

/**
 * Saves the draft a moment after the last change, one save at a time. A failed save stays in the form and is
 * retried; after another person's change, nothing is saved until the user decides.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  saved: { version: number },
  onSaved: (answer: EditorAnswer & { ok: true }) => void,
): Autosave {
  const fetcher = useFetcher<EditorAnswer>();
  useSendOnce(fetcher.state !== "idle");
  const [answer, setAnswer] = useState<EditorAnswer>();
  const [isUnsaved, setUnsaved] = useState(false);
  const now = useRef({ version: saved.version, typed: 0, stored: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<{ typed: number; done: () => void; promise: Promise<void> }>(undefined);
  const told = useRef<EditorAnswer>(undefined);

  // Takes over the version that the page was reloaded with.
  useEffect(() => {
    now.current.version = saved.version;
  }, [saved.version]);

  const hasUnsaved = () => now.current.typed > now.current.stored;

  const saveLater = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), delay);
  };

  async function submit({ intent, leads, onSent }: Sending): Promise<void> {
    clearTimeout(timer.current);
    await underWay.current?.promise;
    if (!form.current) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.current = { typed: now.current.typed, done: resolve, promise };
    const data = new FormData(form.current);
    data.set("intent", intent);
    data.set("version", String(now.current.version));
    data.set(leads ? scriptedField : quietField, "1");
    // A redirect must not be blocked by the guard against leaving with unsaved text.
    if (leads) now.current.stored = now.current.typed;
    onSent?.();
    void fetcher.submit(data, { method: "post", encType: "multipart/form-data" });
    await promise;
  }

  function take(received: EditorAnswer, typed: number) {
    setAnswer(received);
    const draft = received.ok
      ? received
      : "saved" in received && received.saved
        ? received.saved
        : null;
    if (draft) {
      now.current.version = draft.version;
      now.current.stored = Math.max(now.current.stored, typed);
      onSaved({ ok: true, ...draft });
    } else {
      // Nothing of it was saved.
      now.current.stored = Math.min(now.current.stored, typed - 1);
    }
    setUnsaved(hasUnsaved());
    if (isUnreached(received)) saveLater(retryDelayMs);
    else if (received.ok && hasUnsaved()) saveLater(untilSaved);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response.
  useEffect(() => {
    const sent = underWay.current;
    if (fetcher.state !== "idle" || !sent) return;
    underWay.current = undefined;
    if (fetcher.data && fetcher.data !== told.current) {
      told.current = fetcher.data;
      take(fetcher.data, sent.typed);
    } else {
      // It led to a page, so what was refused before no longer counts.
      setAnswer(undefined);
    }
    sent.done();
  }, [fetcher.state, fetcher.data]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => {
      if (answer && isUnreached(answer)) void saveNow();
    };
  });
  useEffect(() => {
    const onLine = () => again.current();
    addEventListener("online", onLine);
    return () => removeEventListener("online", onLine);
  }, []);

  async function saveNow(): Promise<boolean> {
    await underWay.current?.promise;
    if (hasUnsaved()) await submit({ intent: "save", leads: false });
    return !hasUnsaved();
  }

  return {
    answer,
    isSaving: fetcher.state !== "idle",
    isUnsaved,
    touch: () => {
      now.current.typed++;
      setUnsaved(true);
      if (needsPerson(answer)) return;
      saveLater(untilSaved);
    },
    saveNow,
    send: (intent, onSent) => submit({ intent, leads: true, onSent }),
    overwrite: () => {
      if (answer?.ok !== false || answer.reason !== "conflict") return;
      now.current.version = answer.version;
      setAnswer(undefined);
      void submit({ intent: "save", leads: false });
    },
    hasUnsaved,
  };
}
