import type { OrganizedEventView } from "@takujo/contracts/platform/organized-event";
import { hasId, type RouteCheck } from "../../../shell/route-check.ts";

export const hasEvent: RouteCheck = ({ eventId }) => hasId({ id: eventId });

export const eventListPath = "/admin/event";
export const eventPath = (id: string) => `${eventListPath}/${id}`;

/** The list as its address says it. */
export function eventViewPath(view: OrganizedEventView, after?: string): string {
  const query = new URLSearchParams({
    ...(view !== "upcoming" && { view }),
    ...(after && { after }),
  }).toString();
  return eventListPath + (query && `?${query}`);
}
