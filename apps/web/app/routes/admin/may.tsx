import { noRights, reaches, type StaffRight } from "@takujo/contracts/account/staff-policy";
import { createContext, type ReactNode, useContext } from "react";
import { Link, type LinkProps } from "react-router";

/** Set by the frame of the page. */
export const RightsContext = createContext(noRights);

/** Whether who looks has a right, at an event or everywhere. The APIs decide; this keeps from showing what they would refuse. */
export function useMay(): (right: StaffRight, eventId?: string) => boolean {
  const rights = useContext(RightsContext);
  return (right, eventId) => reaches(rights[right], eventId);
}

type MayProps = { right: StaffRight; eventId?: string | undefined; children: ReactNode };

export function May({ right, eventId, children }: MayProps) {
  return useMay()(right, eventId) ? children : null;
}

/** A link for those who may open what it leads to, and its text for others. */
export function MayLink({ right, eventId, children, ...link }: MayProps & LinkProps) {
  return useMay()(right, eventId) ? (
    <Link {...link}>{children}</Link>
  ) : (
    <span className={link.className} lang={link.lang}>
      {children}
    </span>
  );
}
