import { isIcon } from "@takujo/contracts/account/icon";
import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import type { AuditChange, AuditEntryItem, AuditPerson } from "@takujo/contracts/insight/audit-log";
import { isUuid } from "@takujo/contracts/is-uuid";
import { changesBetween } from "./changes.ts";
import type { AuditRow, LabelRow, PersonRow } from "./queries.ts";

export interface NamesById {
  people: Map<string, PersonRow>;
  labels: Map<string, LabelRow>;
}

export function presentPerson(id: string, people: NamesById["people"]): AuditPerson {
  const { name = "", handle = null, image = null } = people.get(id) ?? {};
  return { id, name, handle, icon: image && isIcon(image) ? image : null };
}

export function presentEntry(row: AuditRow, { people, labels }: NamesById): AuditEntryItem {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: presentPerson(row.actor_id, people),
    actingAs: row.acting_as_id === null ? null : presentPerson(row.acting_as_id, people),
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      ...namesOf(row, people.get(row.subject_id), labels.get(row.subject_id)),
    },
    changes: changesBetween(row.before, row.after).map(({ field, before, after }) => ({
      field,
      before: named(before, { people, labels }),
      after: named(after, { people, labels }),
    })),
    reason: row.reason,
  };
}

/** Ids of what has a name, by their names. */
function named(value: AuditChange["before"], { people, labels }: NamesById): AuditChange["before"] {
  if (typeof value !== "string") return value;
  const nameOf = (id: string) => people.get(id)?.name ?? labels.get(id)?.label ?? id;
  return idsIn(value).length > 0 ? value.split(", ").map(nameOf).join(", ") : value;
}

/** Of a value that is an id, or a list of them. */
export const idsIn = (value: AuditChange["before"]): string[] => {
  const parts = typeof value === "string" ? value.split(", ") : [];
  return parts.every((part) => isUuid(part)) ? parts : [];
};

function namesOf({ subject_kind }: AuditRow, person?: PersonRow, found?: LabelRow) {
  if (person) return { label: person.name, name: null };
  if (!found) return { label: null, name: null };
  const { label, name, locale } = found;
  // What is done to all reservations of an event is recorded under the event, which has a title and no code.
  const isCode = subject_kind === "reservation" && locale === null;
  return { label: isCode && label ? spokenCode(label) : label, name: name || null };
}
