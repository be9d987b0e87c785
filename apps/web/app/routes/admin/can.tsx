import { noRights, reaches, type StaffRight } from "@takujo/contracts/account/staff-policy";
import { createContext, type ReactNode, useContext } from "react";
import { Link, type LinkProps } from "react-router";

/** Set by the layout. */
export const RightsContext = createContext(noRights);

/** Whether the viewer has the right, at an event or everywhere. The APIs decide; this only hides what they would refuse. */
export function usePermission(): (right: StaffRight, eventId?: string) => boolean {
  const rights = useContext(RightsContext);
  return (right, eventId) => reaches(rights[right], eventId);
}

type CanProps = { right: StaffRight; eventId?: string | undefined; children: ReactNode };

export function Can({ right, eventId, children }: CanProps) {
  return usePermission()(right, eventId) ? children : null;
}

/** A link for viewers who may open its target, and plain text for others. */
export function CanLink({ right, eventId, children, ...link }: CanProps & LinkProps) {
  return usePermission()(right, eventId) ? (
    <Link {...link}>{children}</Link>
  ) : (
    <span className={link.className} lang={link.lang}>
      {children}
    </span>
  );
}
