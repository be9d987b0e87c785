import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from "react";
import type { createStore } from "../create-store.ts";

type AnsweredDialogProps<Question> = {
  questions: ReturnType<typeof createStore<Question | null>>;
  children: (question: Question, titleId: string) => ReactNode;
};

/** Open while there is a question. Closing it by any other way is a no. */
export function AnsweredDialog<Question extends { answer: (accepted: boolean) => void }>({
  questions,
  children,
}: AnsweredDialogProps<Question>) {
  const question = useSyncExternalStore(questions.subscribe, questions.get, questions.getInitial);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      // The event fires late: another question may have opened the dialog again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) questions.get()?.answer(false);
      }}
    >
      {question && children(question, titleId)}
    </dialog>
  );
}
