import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import "./undo-box.css";

/** How long something can be taken back with one tap. */
const shownMs = 8_000;

type UndoBoxProps = {
  label: string;
  className: string;
  /** Its time is over. */
  onEnd: () => void;
  children: ReactNode;
};

/** What was just done or is about to be, with a button that takes it back. Stays while somebody points at it or touches it. */
export function UndoBox({ label, className, onEnd, children }: UndoBoxProps) {
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <fieldset
      className={className}
      aria-label={label}
      data-held={isHeld || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {children}
      <i className="undo-time" aria-hidden="true" />
    </fieldset>
  );
}
