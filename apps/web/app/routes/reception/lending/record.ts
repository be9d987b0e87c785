import { hasEvent } from "../../admin/event/event-path.ts";
import { receptionPage } from "../reception-page.ts";

export const record = receptionPage({
  id: "reception-lending",
  path: "/reception/:eventId/lending",
  title: "lending",
  messages: ["lending"],
  validate: hasEvent,
  samples: ["/reception/{receptionEvent}/lending"],
});
