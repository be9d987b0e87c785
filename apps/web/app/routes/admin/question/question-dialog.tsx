import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import "./question-dialog.css";

type QuestionDialogProps = {
  titleId: string;
  /** The address of the page without the dialog. */
  back: string;
  wide?: boolean | undefined;
  children: ReactNode;
};

/** Part of the page's address, so that it also works without JavaScript. */
export function QuestionDialog({ titleId, back, wide, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Rendered open, but `showModal` needs it closed.
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
        // The close event fires later, when the dialog may be open again.
        if (!currentTarget.open) void navigate(back, { replace: true, preventScrollReset: true });
      }}
    >
      {children}
    </dialog>
  );
}
