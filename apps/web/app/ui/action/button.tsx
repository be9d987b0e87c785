import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";

type ButtonLook = {
  variant?:
    | "primary"
    | "line"
    | "gold"
    | "danger"
    | "quiet"
    | "quiet-danger"
    | "ghost-cloth"
    | undefined;
  size?: "small" | "medium" | "large" | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
};

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean | undefined };

export function Button({
  variant,
  size,
  wide,
  icon,
  trailingIcon,
  loading,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size, wide });
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      className={classNames(look, loading && "button-loading", className)}
    >
      {icon}
      {children}
      {trailingIcon}
      {loading && (
        <span className="button-pips" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  trailingIcon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
      {trailingIcon}
    </Link>
  );
}

function buttonClass({ variant = "primary", size = "medium", wide }: ButtonLook): string {
  return classNames(
    "button",
    variant === "quiet-danger" && "button-quiet",
    variant !== "primary" && `button-${variant}`,
    size !== "medium" && `button-${size}`,
    wide && "button-wide",
  );
}
