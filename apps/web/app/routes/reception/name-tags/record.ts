import { hasEvent } from "../../admin/event/event-path.ts";
import { receptionPage } from "../reception-page.ts";

export const record = receptionPage({
  id: "reception-name-tags",
  path: "/reception/:eventId/name-tags",
  title: "receptionNameTags",
  validate: hasEvent,
  samples: ["/reception/{receptionEvent}/name-tags"],
});
