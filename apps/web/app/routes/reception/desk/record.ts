import { hasEvent } from "../../admin/event/event-path.ts";
import { receptionPage } from "../reception-page.ts";

export const record = receptionPage({
  id: "reception-event",
  path: "/reception/:eventId",
  title: "reception",
  validate: hasEvent,
  samples: [
    "/reception/{receptionEvent}",
    "/reception/{receptionEvent}?code=7K2M49XQ",
    "/reception/{receptionEvent}?code=22222222",
  ],
});
