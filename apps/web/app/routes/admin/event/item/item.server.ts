import {
  listFollowingEvents,
  listOrganizedEvents,
  previewFollowingChanges,
  readContent,
  readEventConsequences,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { sessionLetters, tableName } from "@takujo/contracts/table-names";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { editorShape } from "../../content/editor/editor-shape.server.ts";
import { textOf } from "../../content/editor/editor-shape.ts";
import { findArchiveRefusal } from "../../content/editor/saving/change-content.server.ts";
import { titleOf } from "../../content/item.server.ts";
import { eventPath } from "../event-path.ts";

const questions = ["discard", "archive", "publish", "cancel", "following", "template"] as const;

export async function readEventItem(eventId: string, visit: Visit, address: URLSearchParams) {
  const { platform: client, locale } = visit;
  const ask = address.get("ask");
  const question = questions.find((one) => one === ask) ?? null;
  const [found, shape, consequences, others, following, changes, refusal] = await Promise.all([
    readContent({ client, path: { kind: "event", itemId: eventId } }),
    editorShape("event", visit),
    readEventConsequences({ client, path: { eventId } }),
    listOrganizedEvents({ client, query: { view: "upcoming", locale, limit: 25 } }),
    listFollowingEvents({ client, path: { eventId } }),
    question === "following" ? previewFollowingChanges({ client, path: { eventId } }) : null,
    question === "archive" ? findArchiveRefusal({ visit, kind: "event", itemId: eventId }) : null,
  ]);
  const item = unwrap(found);
  const title = titleOf(item);
  const self = eventPath(eventId);
  const slug = textOf((item.published ?? item.document).shared["slug"] ?? null);
  return {
    head: { title },
    item,
    shape,
    title,
    consequences: unwrap(consequences),
    /** The events whose sessions can be copied. */
    others: unwrap(others)
      .items.filter(({ id, sessions }) => id !== eventId && sessions > 0)
      .map(({ id, titles, startsAt }) => ({
        id,
        label: [startsAt && formatFullDayTime(startsAt, locale), titles.ja]
          .filter(Boolean)
          .join(" "),
      })),
    paths: {
      self,
      revisions: `${self}/revision`,
      preview: `/admin/content/event/${eventId}/preview`,
      public: slug ? `/event/${slug}` : null,
    },
    letters: sessionLetters.map((value) => ({ value, label: tableName(value) })),
    /** The session that was just added. */
    open: address.get("open"),
    question,
    refusal,
    /** How many were not told by mail when the event was published just now. */
    calls: Math.trunc(Number(address.get("calls"))) || 0,
    following: unwrap(following).items,
    /** Null without changes, which is refused. */
    changes: changes?.data?.items ?? null,
  };
}
