import type { MessageSet } from "@takujo/i18n/messages";
import type { RouteEntry } from "./route-entry.ts";
import { hasContentItem, hasContentKind, hasPreview } from "./routes/admin/content/kinds.ts";
import { hasEvent } from "./routes/admin/event/event-path.ts";
import { hasId } from "./shell/route-check.ts";

/** A page of the operator's. */
function admin(
  id: string,
  path: string,
  title: RouteEntry["title"],
  ...messages: MessageSet[]
): RouteEntry {
  return {
    id,
    path,
    title,
    auth: { only: "admin" },
    layout: "none",
    background: "white",
    noIndex: true,
    messages: ["admin", ...messages],
  };
}

/** For admins, and for those who were given the right for an event: the games API knows who. */
const reception = (id: string, path: string, title: RouteEntry["title"]): RouteEntry => ({
  ...admin(id, path, title, "reception"),
  auth: { only: "user" },
});

const event = "/admin/event/:eventId";
const content = "/admin/content/:kind";

/** What the organizer works with. Only browsers that come to one of them load the list. */
export const adminRoutes: RouteEntry[] = [
  admin("admin-dashboard", "/admin", "adminDashboard", "adminDashboard"),
  reception("reception", "/reception", "reception"),
  { ...reception("reception-event", "/reception/:eventId", "reception"), validate: hasEvent },
  {
    ...reception("reception-name-tags", "/reception/:eventId/name-tags", "receptionNameTags"),
    validate: hasEvent,
  },
  // The address in a ticket's code leads to the reception of its event.
  reception("reception-ticket", "/admin/check-in", "reception"),
  admin("admin-event", "/admin/event", "adminEvent", "adminEvent", "contentEditor"),
  {
    ...admin(
      "admin-event-item",
      event,
      "adminEventItem",
      "adminEvent",
      "contentEditor",
      "adminImage",
    ),
    validate: hasEvent,
  },
  {
    ...admin(
      "admin-event-revision",
      `${event}/revision`,
      "adminContentRevision",
      "adminContent",
      "contentEditor",
    ),
    validate: hasEvent,
  },
  {
    ...admin("admin-event-series", `${event}/series`, "adminEventSeries", "adminEvent"),
    validate: hasEvent,
  },
  {
    ...admin("admin-event-reception", `${event}/reception`, "adminEventReception", "reception"),
    validate: hasEvent,
  },
  {
    ...admin("admin-content", content, "adminContent", "adminContent", "contentEditor"),
    validate: hasContentKind,
  },
  {
    ...admin(
      "admin-content-item",
      `${content}/:itemId`,
      "adminContentItem",
      "adminContent",
      "contentEditor",
      "adminImage",
    ),
    validate: hasContentItem,
  },
  {
    ...admin(
      "admin-content-revision",
      `${content}/:itemId/revision`,
      "adminContentRevision",
      "adminContent",
      "contentEditor",
    ),
    validate: hasContentItem,
  },
  {
    ...admin("admin-content-preview", `${content}/:itemId/preview`, "adminContentPreview"),
    background: "paper",
    validate: hasPreview,
  },
  admin("admin-inquiry", "/admin/inquiry", "adminInquiry", "adminInquiry", "contact"),
  {
    ...admin(
      "admin-inquiry-item",
      "/admin/inquiry/:inquiryId",
      "adminInquiry",
      "adminInquiry",
      "contact",
    ),
    validate: ({ inquiryId: id }) => hasId({ id }),
  },
  admin("admin-canned-text", "/admin/canned-text", "adminCannedText", "adminInquiry"),
  admin("admin-image", "/admin/image", "adminImage", "adminImage"),
  admin(
    "admin-reservation",
    "/admin/reservation",
    "adminReservation",
    "adminReservation",
    "account",
  ),
  admin(
    "admin-reservation-new",
    "/admin/reservation/new",
    "adminReservationNew",
    "adminReservation",
    "account",
  ),
  admin(
    "admin-reservation-item",
    "/admin/reservation/:reservationId",
    "adminReservation",
    "adminReservation",
    "account",
  ),
  admin("admin-auth-user", "/admin/auth-user", "adminUser", "adminUser"),
  admin("admin-auth-user-new", "/admin/auth-user/new", "adminUserNew", "adminUser", "account"),
  admin("admin-auth-user-item", "/admin/auth-user/:userId", "adminUser", "adminUser", "account"),
  admin("admin-audit", "/admin/audit", "adminAudit", "adminAudit"),
];
