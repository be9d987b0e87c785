import type { OrganizedEventView } from "@takujo/contracts/booking/schedule/organized-event";
import { hasId, type RouteCheck } from "../../../shell/routing/route-check.ts";

export const hasEvent: RouteCheck = ({ eventId }) => hasId({ id: eventId });

export const eventListPath = "/admin/event";
export const templatePath = `${eventListPath}/template`;
export const eventPath = (id: string) => `${eventListPath}/${id}`;

/** The address of the list. */
export function eventViewPath(view: OrganizedEventView, after?: string): string {
  const query = new URLSearchParams({
    ...(view !== "upcoming" && { view }),
    ...(after && { after }),
  }).toString();
  return eventListPath + (query && `?${query}`);
}
