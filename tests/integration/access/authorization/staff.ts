import {
  reaches,
  rightsOf,
  type StaffGrant,
  type StaffRight,
} from "../../../../packages/contracts/account/staff-policy.ts";

/** One of each role, and a host of another event. */
export const staffCallers = ["editor", "host", "otherHost", "desk", "treasurer"] as const;
export type StaffCaller = (typeof staffCallers)[number];

/** Whose event the path is about. */
export const grantsAt = (own: string, other: string): Record<StaffCaller, StaffGrant> => ({
  editor: { roles: ["editor"], eventIds: null },
  host: { roles: ["host"], eventIds: [own] },
  otherHost: { roles: ["host"], eventIds: [other] },
  desk: { roles: ["desk"], eventIds: null },
  treasurer: { roles: ["treasurer"], eventIds: null },
});

/** For all events or the whole site; at the event of the path; or anywhere. */
type Where = "everywhere" | "here" | "anywhere";
export type StaffRule = [Where, ...StaffRight[]];

const grants = grantsAt("here", "elsewhere");

export function isMet([where, ...rights]: StaffRule, caller: StaffCaller): boolean {
  const held = rightsOf(grants[caller]);
  return rights.some((right) => {
    if (where === "anywhere") return held[right] !== undefined;
    return reaches(held[right], where === "here" ? "here" : undefined);
  });
}

/** Calls below `/authorized/admin`, by the first that fits. What none fits is the admins'. */
const callRules: [RegExp, StaffRule | null][] = [
  // Files of people, what is known of a person, and who may do what.
  [/ \/reservations(?:\/contacts)?\.csv$/, null],
  [/ \/(?:staff|audit-entries|no-show-rule|site)(?:\/|$)/, null],
  [/\/no-show-excuse$/, null],
  [/ \/people\/:userId\/(?:no-shows|reservations)$/, null],
  [/^GET \/people\/:userId\/staff-note$/, null],
  [/\/reception-helpers/, null],
  // Reservations. Without an event, the list has those of all.
  [/^GET \/reservations$/, ["everywhere", "guests"]],
  [/^GET \/reservations\/:reservationId$/, ["here", "guests"]],
  [/^PATCH \/reservations\/:reservationId\/staff-note$/, ["here", "notes"]],
  [/^PATCH \/people\/:userId\/staff-note$/, ["everywhere", "notes"]],
  [/ \/reservations\/:reservationId/, ["here", "bookings"]],
  [/^GET \/reservation-events$/, ["anywhere", "bookings", "messages"]],
  [/ \/reservations(?:\/|$)/, ["anywhere", "bookings"]],
  [/ \/(?:calls|tables|dashboard)(?:\/|$)/, ["everywhere", "bookings"]],
  [/ \/statistics(?:\.csv)?$/, ["everywhere", "statistics"]],
  [/ \/(?:money|price-codes|pass-kinds|passes)(?:\/|$)/, ["everywhere", "money"]],
  [/ \/people\/:userId\/passes$/, ["everywhere", "money"]],
  // Content; the matrix asks for news.
  [/^GET \/content\/:kind\/choices$/, ["anywhere", "content", "events"]],
  [/\/(?:publication|archive)$/, ["everywhere", "publish"]],
  [/^DELETE \/content\/.*\/draft$/, ["everywhere", "publish"]],
  [/ \/content\//, ["everywhere", "content"]],
  [/ \/(?:event-templates|event-series)(?:\/|$)/, ["everywhere", "publish"]],
  [/^GET \/events$/, ["anywhere", "events"]],
  [/^GET \/events\/:eventId\/(?:consequences|following)$/, ["here", "events"]],
  [/ \/events\/:eventId\/(?:table-|game-interests)/, ["here", "events"]],
  [/ \/events\/:eventId\/(?:photos|words)(?:\/|$)/, ["here", "events"]],
  [/ \/events\/:eventId\/(?:cancellation|following)/, ["everywhere", "publish"]],
  [/^GET \/images/, ["anywhere", "content", "events"]],
  [/ \/(?:images|synonyms)(?:\/|$)/, ["everywhere", "content"]],
  [/ \/(?:game-copies|game-copy-stickers|game-import)(?:\/|$)/, ["everywhere", "content"]],
  // Inquiries and messages.
  [/ \/(?:inquiries|canned-texts)(?:\/|$)/, ["everywhere", "inquiries"]],
  [/ \/messages(?:\/|$)/, ["everywhere", "messages"]],
];

export function ruleOfCall(method: string, path: string): StaffRule | null {
  const call = `${method} ${path.replace(/^.*\/authorized\/admin/, "")}`;
  return callRules.find(([shape]) => shape.test(call))?.[1] ?? null;
}
