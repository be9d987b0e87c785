import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import "./undo-panel.css";

/** How long an action can be undone with one tap. */
const shownMs = 8_000;

type UndoPanelProps = {
  label: string;
  className: string;
  /** Its time is over. */
  onEnd: () => void;
  children: ReactNode;
};

/** An action just done or pending, with an undo button. Stays while hovered or touched. */
export function UndoPanel({ label, className, onEnd, children }: UndoPanelProps) {
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
