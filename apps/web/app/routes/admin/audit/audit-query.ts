import type { Messages } from "@takujo/i18n/messages";

export type ActionGroup = keyof Messages["adminAudit"]["groups"];

/** In display order. */
export const actionGroups: ActionGroup[] = [
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

/** The list's query as the page's address holds it; the API uses the same names. */
export interface AuditQuery {
  actor: string;
  group: ActionGroup | "";
  from: string;
  to: string;
  subject: string;
  impersonated: boolean;
  /** The cursor of the page; empty for the newest entries. */
  after: string;
}

/** Invalid fields are ignored, so that any address shows a list. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const text = (name: string) => (query.get(name) ?? "").trim().slice(0, 200);
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  return {
    actor: text("actor"),
    group: actionGroups.find((group) => group === query.get("group")) ?? "",
    from: day("from"),
    to: day("to"),
    subject: text("subject"),
    impersonated: query.get("impersonated") === "true",
    after: /^\d{1,18}$/.test(text("after")) ? text("after") : "",
  };
}

/** Only the fields that are set. */
export function setFields(query: AuditQuery): Record<string, string> {
  const said = Object.entries(query).filter(([, value]) => value !== "" && value !== false);
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

export function auditPath(query: AuditQuery): string {
  const search = new URLSearchParams(setFields(query)).toString();
  return `/admin/audit${search && `?${search}`}`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
