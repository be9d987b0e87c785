import type { HTMLAttributes, ReactNode } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { CircleCheck, Info, Mail, OctagonAlert, TriangleAlert, X } from "../generated/icons.ts";

const ICONS = {
  success: CircleCheck,
  info: Info,
  warn: TriangleAlert,
  error: OctagonAlert,
  secondary: Mail,
  contrast: Info,
};

export type ToastSeverity = keyof typeof ICONS;

type ToastProps = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  severity: ToastSeverity;
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** After the text, such as a button. */
  action?: ReactNode;
  closeLabel: string;
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined;
  /** Shown as a shrinking bar. Without it the toast stays. */
  lifeMilliseconds?: number | undefined;
  /** A new value restarts the bar. */
  lifeKey?: number | undefined;
  leaving?: boolean | undefined;
};

export function Toast({
  severity,
  title,
  children,
  icon,
  action,
  closeLabel,
  onClose,
  lifeMilliseconds,
  lifeKey,
  leaving,
  ...rest
}: ToastProps) {
  const Icon = ICONS[severity];
  return (
    <div
      {...rest}
      className={`toast toast-${severity}`}
      role={severity === "error" ? "alert" : "status"}
      data-leaving={leaving ? "" : undefined}
    >
      <span className="toast-piece">{icon ?? <Icon />}</span>
      <div>
        <b className="toast-title">{title}</b>
        {children && <p className="toast-text">{children}</p>}
        {action}
      </div>
      {onClose && (
        <IconButton label={closeLabel} smallIcon onClick={onClose}>
          <X />
        </IconButton>
      )}
      {lifeMilliseconds !== undefined && (
        <span key={lifeKey} className="toast-life" style={{ "--life": `${lifeMilliseconds}ms` }} />
      )}
    </div>
  );
}
