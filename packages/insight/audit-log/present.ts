import { isIcon } from "@takujo/contracts/account/icon";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type { AuditChange, AuditEntryItem, AuditPerson } from "@takujo/contracts/insight/audit-log";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { AuditRow, LabelRow, PersonRow } from "./queries.ts";

type Facts = Record<string, unknown>;

const factsOf = (json: unknown): Facts =>
  typeof json === "object" && json !== null && !Array.isArray(json) ? (json as Facts) : {};

/** The differences between before and after, in the recorded order. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [earlier, later] = [factsOf(before), factsOf(after)];
  const fields = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
  return fields
    .filter((field) => JSON.stringify(earlier[field]) !== JSON.stringify(later[field]))
    .map((field) => ({ field, before: scalar(earlier[field]), after: scalar(later[field]) }));
}

function scalar(value: unknown): AuditChange["before"] {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  const isPlainList =
    Array.isArray(value) &&
    value.every((item) => typeof item === "string" || typeof item === "number");
  return isPlainList ? value.join(", ") : JSON.stringify(value);
}

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

/** Names of subjects, by id. */
function named(value: AuditChange["before"], { people, labels }: NamesById): AuditChange["before"] {
  if (typeof value !== "string") return value;
  const nameOf = (id: string) => people.get(id)?.name ?? labels.get(id)?.label ?? id;
  return idsIn(value).length > 0 ? value.split(", ").map(nameOf).join(", ") : value;
}

/** The ids in a value that is an id or a list of ids; otherwise none. */
export const idsIn = (value: AuditChange["before"]): string[] => {
  const parts = typeof value === "string" ? value.split(", ") : [];
  return parts.every((part) => isUuid(part)) ? parts : [];
};

function namesOf({ subject_kind }: AuditRow, person?: PersonRow, found?: LabelRow) {
  if (person) return { label: person.name, name: null };
  if (!found) return { label: null, name: null };
  const { label, name, locale } = found;
  // Actions on all reservations of an event are recorded under the event, which has a title and no code.
  const isCode = subject_kind === "reservation" && locale === null;
  return { label: isCode && label ? spokenCode(label) : label, name: name || null };
}
