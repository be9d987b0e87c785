import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { DieFace } from "../data/die-face.tsx";
import { artUrl } from "../icon/art-url.ts";
import { Ground } from "../layout/ground.tsx";
import { Kern } from "../text/kern.tsx";

export type DialogMode = "confirm" | "cancel" | "delete" | "reset" | "plain";

type DialogContentProps = {
  mode: DialogMode;
  /** The id that the dialog's aria-labelledby refers to. */
  titleId: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
};

export function DialogContent({
  mode,
  titleId,
  title,
  text,
  children,
  actions,
}: DialogContentProps) {
  return (
    <>
      {mode !== "plain" && <DialogHead mode={mode} />}
      <div className={classNames("dialog-body", mode === "plain" && "dialog-body-plain")}>
        <h2 className="dialog-title" id={titleId}>
          <Kern>{title}</Kern>
        </h2>
        {text && <p className="dialog-text">{text}</p>}
        {children}
        <div className="dialog-actions">{actions}</div>
      </div>
    </>
  );
}

const PATTERNS = {
  confirm: "asanoha",
  cancel: "seigaiha",
  delete: "uroko",
  reset: "ichimatsu",
} as const;

function DialogHead({ mode }: { mode: keyof typeof PATTERNS }) {
  return (
    <div className={`dialog-head dialog-head-${mode}`}>
      <Ground pattern={PATTERNS[mode]} size={56} />
      {mode === "cancel" && (
        <img src={artUrl.piece("boat", "#1D4E89")} alt="" width="74" height="74" />
      )}
      {mode === "delete" && (
        <img src={artUrl.piece("pawn", "#B3173B")} alt="" width="74" height="74" />
      )}
      {(mode === "confirm" || mode === "reset") && <DieFace value={5} />}
    </div>
  );
}
