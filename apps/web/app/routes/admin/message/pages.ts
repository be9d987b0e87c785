import type { Pages } from "../../../shell/routing/record.ts";
import { hasId } from "../../../shell/routing/route-check.ts";
import { adminPage, staffWith } from "../admin-page.ts";

export const pages = {
  item: adminPage({
    id: "admin-message-item",
    path: "/admin/message/:messageId",
    title: "adminMessageItem",
    auth: staffWith("messages"),
    section: "messages",
    messages: ["adminMessage", "adminReservation"],
    validate: ({ messageId: id }) => hasId({ id }),
    samples: [
      "/admin/message/{message}",
      "/admin/message/{sentMessage}",
      "/admin/message/{sentNewsletter}",
    ],
  }),
  list: adminPage({
    id: "admin-message",
    path: "/admin/message",
    title: "adminMessage",
    auth: staffWith("messages"),
    section: "messages",
    messages: ["adminMessage"],
  }),
} satisfies Pages;
