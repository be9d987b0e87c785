import { hasId } from "../../../../shell/routing/route-check.ts";
import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
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
});
