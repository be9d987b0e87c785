import { listAuditEntries } from "@takujo/contracts/generated/games/sdk.gen";
import type { AuditEntryItem, AuditPerson } from "@takujo/contracts/insight/audit-log";
import { venueDay } from "@takujo/i18n/format-date";
import { unwrap } from "../../../api/unwrap.ts";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import type { Visit } from "../../../shell/visit.ts";
import { type AuditQuery, setFields } from "./audit-query.ts";

/** A person as the page shows them; without an icon once the account is deleted. */
export interface PersonView {
  id: string;
  /** The name, or else the handle; empty for a deleted account. */
  name: string;
  icon: string | null;
}

export type EntryView = Omit<AuditEntryItem, "actor" | "actingAs"> & {
  actor: PersonView;
  actingAs: PersonView | null;
  /** The page of the subject, if it has one. */
  to: string | null;
};

export async function loadAudit({ games, locale }: Visit, query: AuditQuery) {
  const asked = { ...setFields(query), locale };
  const list = unwrap(await listAuditEntries({ client: games, query: asked }));
  return {
    count: list.count,
    next: list.next,
    actors: list.actors.map(presentPerson),
    days: byDay(list.items.map(presentEntry)),
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

function presentEntry(entry: AuditEntryItem): EntryView {
  return {
    ...entry,
    actor: presentPerson(entry.actor),
    actingAs: entry.actingAs && presentPerson(entry.actingAs),
    to: pageOf(entry.subject),
  };
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
