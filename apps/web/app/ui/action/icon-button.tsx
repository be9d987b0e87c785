import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The accessible name; the icon is the child. */
  label: string;
  smallIcon?: boolean | undefined;
};

export function IconButton({
  label,
  smallIcon,
  className,
  type = "button",
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames("icon-button", smallIcon && "icon-button-small-icon", className)}
    >
      {children}
    </button>
  );
}
