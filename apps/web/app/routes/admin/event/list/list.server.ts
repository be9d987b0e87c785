import { organizedEventListQuerySchema } from "@takujo/contracts/booking/schedule/organized-event";
import {
  createContent,
  listOrganizedEvents,
  readContent,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { daySchema } from "@takujo/contracts/moment";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { hasId } from "../../../../shell/routing/route-check.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { textOf } from "../../content/editor/editor-shape.ts";
import { titleOf } from "../../content/item.server.ts";
import { readListQuery } from "../../list/read-list-query.server.ts";
import { eventPath, eventViewPath } from "../event-path.ts";

const pageSize = 25;
const querySchema = organizedEventListQuerySchema.pick({ view: true, after: true });

export async function readEvents(visit: Visit, address: URLSearchParams) {
  const query = readListQuery(querySchema, address);
  const { platform: client, locale } = visit;
  const [list, copied] = await Promise.all([
    listOrganizedEvents({ client, query: { ...query, locale, limit: pageSize } }),
    readCopied(visit, address.get("copy") ?? ""),
  ]);
  return {
    query,
    pageSize,
    ...unwrap(list),
    copied,
    self: eventViewPath(query.view, query.after),
  };
}

/** The event to copy; it may be on another page of the list. */
async function readCopied({ platform: client }: Visit, itemId: string) {
  if (!hasId({ id: itemId })) return null;
  const { data: item } = await readContent({ client, path: { kind: "event", itemId } });
  if (!item) return null;
  const startsAt = textOf(item.document.shared["startsAt"] ?? null);
  const isDated = !Number.isNaN(Date.parse(startsAt));
  return { id: itemId, title: titleOf(item), startsAt: isDated ? startsAt : null };
}

/** Creates an event with the usual settings, or a copy of the one the form names, on another day. */
export async function createEvent(request: Request, { platform: client }: Visit) {
  const form = await readForm(request);
  if (form.get("intent") !== "create") throw data(null, { status: 400 });
  const copyOf = form.get("copyOf");
  const isCopy = typeof copyOf === "string" && copyOf !== "";
  const day = daySchema.safeParse(form.get("day"));
  const body = isCopy ? { copyOf, ...(day.success && { day: day.data }) } : {};
  const { id } = unwrap(await createContent({ client, path: { kind: "event" }, body }));
  return redirect(eventPath(id) + (isCopy ? "?done=copied" : ""));
}
