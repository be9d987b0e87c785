import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Ellipsis } from "../generated/icons.ts";

type RowMenuProps = {
  /** Unique on the page, and valid in a CSS name. */
  id: string;
  label: string;
  icon?: ReactNode;
  children: ReactNode;
};

/** A popover: the browser opens it, and closes it on Escape or a click outside. */
export function RowMenu({ id, label, icon = <Ellipsis />, children }: RowMenuProps) {
  const anchor = { "--menu-anchor": `--menu-${id}` };
  return (
    <>
      <button
        type="button"
        className="icon-button row-menu-button"
        aria-label={label}
        popoverTarget={id}
        style={anchor}
      >
        {icon}
      </button>
      <div className="row-menu" id={id} popover="auto" style={anchor}>
        {children}
      </div>
    </>
  );
}

type RowMenuItemProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon?: ReactNode;
  danger?: boolean | undefined;
};

export function RowMenuItem({
  icon,
  danger,
  type = "button",
  children,
  ...rest
}: RowMenuItemProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames("row-menu-item", danger && "row-menu-item-danger")}
    >
      {icon}
      {children}
    </button>
  );
}
