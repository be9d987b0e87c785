import type { PageRecord, Pages } from "../../shell/routing/record.ts";
import { adminPage } from "../admin/admin-page.ts";
import { hasEvent } from "../admin/event/event-path.ts";

/** Open to every user: the games API refuses those who are neither staff nor helpers of the event. */
const receptionPage = (page: Omit<PageRecord, "auth">): PageRecord => ({
  ...adminPage({ ...page, messages: ["reception", ...(page.messages ?? [])] }),
  auth: { only: "user" },
});

export const pages = {
  desk: receptionPage({
    id: "reception-event",
    path: "/reception/:eventId",
    title: "reception",
    validate: hasEvent,
    samples: [
      "/reception/{receptionEvent}",
      "/reception/{receptionEvent}?code=7K2M49XQ",
      "/reception/{receptionEvent}?code=22222222",
    ],
  }),
  lending: receptionPage({
    id: "reception-lending",
    path: "/reception/:eventId/lending",
    title: "lending",
    messages: ["lending"],
    validate: hasEvent,
    samples: ["/reception/{receptionEvent}/lending"],
  }),
  list: receptionPage({
    id: "reception",
    path: "/reception",
    title: "reception",
  }),
  "name-tags": receptionPage({
    id: "reception-name-tags",
    path: "/reception/:eventId/name-tags",
    title: "receptionNameTags",
    validate: hasEvent,
    samples: ["/reception/{receptionEvent}/name-tags"],
  }),
  /** The address in a ticket's QR code redirects to the reception of its event. */
  ticket: receptionPage({
    id: "reception-ticket",
    path: "/admin/check-in",
    title: "reception",
    samples: ["/admin/check-in?code=7K2M49XQ"],
  }),
} satisfies Pages;
