import type { OrganizedEventView } from "@takujo/contracts/booking/schedule/organized-event";
import { hasId, type RouteCheck } from "../../../shell/routing/route-check.ts";
import { addressOf } from "../list/address-of.ts";

export const hasEvent: RouteCheck = ({ eventId }) => hasId({ id: eventId });

export const eventListPath = "/admin/event";
export const templatePath = `${eventListPath}/template`;
export const eventPath = (id: string) => `${eventListPath}/${id}`;

/** The address of the list. */
export const eventViewPath = (view: OrganizedEventView, after = ""): string =>
  addressOf(eventListPath, { view, after }, { view: "upcoming" });
