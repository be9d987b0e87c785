import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import "./question-dialog.css";

type QuestionDialogProps = {
  titleId: string;
  /** The page without the question. */
  back: string;
  wide?: boolean | undefined;
  children: ReactNode;
};

/** Part of the page's address, so that it is asked without JavaScript too. */
export function QuestionDialog({ titleId, back, wide, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // It came open, but not above everything.
    element.removeAttribute("open");
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={classNames("dialog question", wide && "dialog-wide")}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // Told a moment later, when it may be open again.
        if (!currentTarget.open) void navigate(back, { replace: true, preventScrollReset: true });
      }}
    >
      {children}
    </dialog>
  );
}
