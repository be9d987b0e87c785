import { listAuditEntries } from "@takujo/contracts/generated/games/sdk.gen";
import {
  type AuditChange,
  type AuditEntryItem,
  type AuditPerson,
  auditEntryQuerySchema,
} from "@takujo/contracts/insight/audit-log";
import type { Locale } from "@takujo/contracts/locale";
import { venueDay } from "@takujo/i18n/format-date";
import { type Messages, messagesByLocale } from "@takujo/i18n/messages";
import { z } from "zod";
import { unwrap } from "../../../api/unwrap.ts";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import type { Visit } from "../../../shell/visit.ts";
import { readListQuery } from "../list/read-list-query.server.ts";
import { settingsLabels } from "../settings/labels.server.ts";

export type ActionGroup = keyof Messages["adminAudit"]["groups"];

/** In the order of the filter, where those that are not named here come last. */
const orderedGroups: ActionGroup[] = [
  "reservation",
  "event",
  "event-photo",
  "event-series",
  "event-template",
  "reception-helper",
  "content",
  "image",
  "inquiry",
  "canned-text",
  "message",
  "synonym",
  "no-show-rule",
  "money",
  "receipt",
  "game-copy",
  "price-code",
  "pass",
  "pass-kind",
  "site",
  "user",
  "staff",
  "session",
  "impersonation",
];
export const actionGroups = [
  ...new Set([
    ...orderedGroups,
    ...(Object.keys(messagesByLocale.ja.adminAudit.groups) as ActionGroup[]),
  ]),
];

export const querySchema = auditEntryQuerySchema.omit({ locale: true, limit: true }).extend({
  group: z.enum(actionGroups).optional(),
  impersonated: z.literal("true").optional(),
});

export type AuditQuery = ReturnType<typeof readListQuery<typeof querySchema>>;

/** A person as the page shows them; without an icon once the account is deleted. */
export interface PersonView {
  id: string;
  /** The name, or else the handle; empty for a deleted account. */
  name: string;
  icon: string | null;
}

/** `label`: of a setting, whose values are texts as the organizer wrote them. */
export type ChangeView = AuditChange & { label?: string };

export type EntryView = Omit<AuditEntryItem, "actor" | "actingAs" | "changes"> & {
  actor: PersonView;
  actingAs: PersonView | null;
  changes: ChangeView[];
  /** The page of the subject, if it has one. */
  to: string | null;
};

export async function loadAudit({ games, locale }: Visit, search: URLSearchParams) {
  const query = readListQuery(querySchema, search);
  const list = unwrap(await listAuditEntries({ client: games, query: { ...query, locale } }));
  return {
    query,
    groups: actionGroups,
    count: list.count,
    next: list.next,
    actors: list.actors.map(presentPerson),
    days: byDay(list.items.map((entry) => presentEntry(entry, locale))),
  };
}

function presentPerson({ id, name, handle, icon }: AuditPerson): PersonView {
  if (handle === null) return { id, name: "", icon: null };
  return {
    id,
    name: name || `@${handle}`,
    icon: iconUrl({ icon: icon ?? undefined, displayId: handle }),
  };
}

function presentEntry(entry: AuditEntryItem, locale: Locale): EntryView {
  return {
    ...entry,
    actor: presentPerson(entry.actor),
    actingAs: entry.actingAs && presentPerson(entry.actingAs),
    changes: entry.subject.kind === "site" ? labeled(entry.changes, locale) : entry.changes,
    to: pageOf(entry.subject),
  };
}

function labeled(changes: AuditChange[], locale: Locale): ChangeView[] {
  const labels = settingsLabels(locale);
  return changes.map((change) => {
    const label = labels[change.field];
    return label ? { ...change, label } : change;
  });
}

const pages: Record<string, string> = {
  user: "/admin/auth-user/",
  event: "/admin/event/",
  reservation: "/admin/reservation/",
  inquiry: "/admin/inquiry/",
};

/** Null for a subject that no longer exists. */
function pageOf({ kind, id, label }: AuditEntryItem["subject"]): string | null {
  const page = pages[kind];
  return page && label ? page + encodeURIComponent(id) : null;
}

function byDay(entries: EntryView[]): { day: string; entries: EntryView[] }[] {
  const days = Map.groupBy(entries, ({ at }) => venueDay(at));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
