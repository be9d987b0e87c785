import { organizedEventViewSchema } from "@takujo/contracts/booking/organized-event";
import { createContent, listOrganizedEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { currentAdmin } from "../../admin.server.ts";
import { eventPath } from "../event-path.ts";

const pageSize = 25;

export async function readEvents(visit: Visit, address: URLSearchParams) {
  const view = organizedEventViewSchema.catch("upcoming").parse(address.get("view"));
  const after = address.get("after")?.slice(0, 100) || undefined;
  const { platform: client, locale } = visit;
  const [admin, list] = await Promise.all([
    currentAdmin(visit),
    listOrganizedEvents({
      client,
      query: { view, locale, limit: pageSize, ...(after && { after }) },
    }),
  ]);
  return { admin, view, isFirst: !after, pageSize, ...unwrap(list) };
}

/** Creates an empty event, or a copy of the one the form names. */
export async function createEvent(request: Request, { platform: client }: Visit) {
  const form = await readForm(request);
  if (form.get("intent") !== "create") throw data(null, { status: 400 });
  const copyOf = form.get("copyOf");
  const isCopy = typeof copyOf === "string" && copyOf !== "";
  const body = isCopy ? { copyOf } : {};
  const { id } = unwrap(await createContent({ client, path: { kind: "event" }, body }));
  return redirect(eventPath(id) + (isCopy ? "?done=copied" : ""));
}
