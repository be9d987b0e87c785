import { Menu } from "@base-ui/react/menu";
import {
  type ButtonHTMLAttributes,
  type ReactElement,
  type ReactNode,
  useCallback,
  useState,
} from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { useIsHydrated, usePopupContainer } from "../popups.ts";

type RowMenuProps = {
  /** Unique on the page, and valid in a CSS name. */
  id: string;
  /** An `IconButton` or `Button`. */
  button: ReactElement;
  className?: string | undefined;
  /** Focus target after the menu closes; true, the default, for its button. */
  focusAfter?: (() => HTMLElement | true) | undefined;
  children: ReactNode;
};

/** A menu with arrow keys and type-ahead. Without JavaScript it is a popover, which the browser opens and closes. */
export function RowMenu({ id, button, className, focusAfter, children }: RowMenuProps) {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [trigger, container] = usePopupContainer();
  // A popover opened before the scripts arrive stays open as the menu.
  const takeOver = useCallback(
    (popover: HTMLDivElement) => () => setOpen(popover.matches(":popover-open")),
    [],
  );
  const anchor = { "--menu-anchor": `--menu-${id}` };
  const popup = classNames("row-menu", className);
  return (
    // Not modal: as with a popover, a click elsewhere closes the menu and does what it does anyway.
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger
        ref={trigger}
        render={button}
        className="row-menu-button"
        {...(!isHydrated && {
          popoverTarget: id,
          style: anchor,
          // For a popover, the browser sets it.
          "aria-haspopup": undefined,
          "aria-expanded": undefined,
        })}
      />
      {isHydrated ? (
        <Menu.Portal container={container}>
          <Menu.Positioner className="row-menu-place" align="end" sideOffset={4}>
            <Menu.Popup className={popup} finalFocus={focusAfter}>
              {children}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      ) : (
        <div ref={takeOver} className={popup} id={id} popover="auto" style={anchor}>
          {children}
        </div>
      )}
    </Menu.Root>
  );
}

type ItemLook = { icon?: ReactNode; danger?: boolean | undefined };

const itemClass = ({ danger }: ItemLook) =>
  classNames("row-menu-item", danger && "row-menu-item-danger");

type RowMenuItemProps = ItemLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** May submit a form that stands around it in the menu. */
export function RowMenuItem({
  icon,
  danger,
  type = "button",
  children,
  ...rest
}: RowMenuItemProps) {
  const item = (
    <button {...rest} type={type} className={itemClass({ danger })}>
      {icon}
      {children}
    </button>
  );
  return useIsHydrated() ? <Menu.Item render={item} nativeButton /> : item;
}

export function RowMenuLink({ icon, danger, children, ...rest }: ItemLook & LinkProps) {
  const item = (
    <Link {...rest} className={itemClass({ danger })}>
      {icon}
      {children}
    </Link>
  );
  return useIsHydrated() ? <Menu.LinkItem render={item} closeOnClick /> : item;
}
