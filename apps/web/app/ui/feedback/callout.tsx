import type { ReactNode } from "react";
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from "../generated/icons.ts";

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

type CalloutProps = {
  tone?: keyof typeof ICONS | undefined;
  title?: ReactNode;
  children: ReactNode;
};

export function Callout({ tone = "info", title, children }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`callout callout-${tone}`}>
      <Icon />
      <div>
        {title && <b className="callout-title">{title}</b>}
        {children}
      </div>
    </div>
  );
}
