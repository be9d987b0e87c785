import { listReservableEvents } from "@takujo/contracts/generated/games/sdk.gen";
import {
  createMessage,
  listMessages,
  readContent,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ContentItem, MessageEntry } from "@takujo/contracts/generated/platform/types.gen";
import { messageListQuerySchema } from "@takujo/contracts/inbox/message";
import { isUuid } from "@takujo/contracts/is-uuid";
import { formatFullDayTime, formatMonthDay } from "@takujo/i18n/format-date";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { textOf } from "../../content/editor/editor-shape.ts";
import { titleOf } from "../../content/item.server.ts";
import { readListQuery } from "../../list/read-list-query.server.ts";
import { messagePath } from "../message-path.ts";

const pageSize = 20;
const querySchema = messageListQuerySchema.omit({ locale: true, limit: true });

export async function readMessages(visit: Visit, search: URLSearchParams) {
  const query = readListQuery(querySchema, search);
  const chosen = search.get("event") ?? "";
  const { platform: client, locale } = visit;
  const [list, events] = await Promise.all([
    listMessages({ client, query: { ...query, locale, limit: pageSize } }).then(unwrap),
    eventsOf(visit, chosen),
  ]);
  return {
    items: list.items.map((entry) => viewOf(entry, visit)),
    next: list.next,
    query,
    pageSize,
    events,
    chosen: events.some(({ id }) => id === chosen) ? chosen : "",
    nonce: crypto.randomUUID(),
  };
}

/** The next ones, and the one that the admin came from, which may be over. */
async function eventsOf({ games, platform, locale }: Visit, chosen: string) {
  const [{ items }, found] = await Promise.all([
    listReservableEvents({ client: games, query: { locale } }).then(unwrap),
    isUuid(chosen)
      ? readContent({ client: platform, path: { kind: "event", itemId: chosen } })
      : null,
  ]);
  const event = found?.data?.published && publishedEvent(found.data);
  const isListed = items.some(({ id }) => id === chosen);
  return [...(event && !isListed ? [event] : []), ...items].map(({ id, title, startsAt }) => ({
    id,
    label: `${formatMonthDay(startsAt, locale)} ${title}`,
  }));
}

const publishedEvent = (item: ContentItem) => ({
  id: item.id,
  title: titleOf(item),
  startsAt: textOf(item.published?.shared["startsAt"] ?? null),
});

function viewOf({ sendAt, updatedAt, progress, ...entry }: MessageEntry, { locale }: Visit) {
  const { sent, waiting, sending, failed } = progress;
  return {
    ...entry,
    sent,
    all: sent + waiting + sending + failed,
    when: formatFullDayTime(sendAt ?? updatedAt, locale),
  };
}

export type MessageListView = Awaited<ReturnType<typeof readMessages>>;

export async function startMessage(request: Request, { platform: client }: Visit) {
  const form = await readForm(request);
  const isNewsletter = form.get("kind") === "newsletter";
  const eventId = isNewsletter ? null : String(form.get("event") ?? "");
  if (eventId !== null && !isUuid(eventId)) throw data(null, { status: 400 });
  const body = { eventId };
  const { id } = unwrap(
    await createMessage({
      client,
      body,
      headers: { "idempotency-key": submissionKey(String(form.get("nonce") ?? ""), body) },
    }),
  );
  return redirect(messagePath(id));
}
