// Plain data without zod: the APIs decide by it, and pages show it.

/** Roles of staff besides admins, who may do everything. A person may have several. */
export const staffRoles = ["editor", "host", "desk", "treasurer"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Rights, in the order in which they are shown. The last is for admins only. */
export const staffRights = [
  "reception",
  "guests",
  "contacts",
  "bookings",
  "notes",
  "inquiries",
  "events",
  "content",
  "publish",
  "messages",
  "statistics",
  "money",
  "administration",
] as const;
export type StaffRight = (typeof staffRights)[number];

/** The rights of each role. Everything else is for admins only. */
export const staffPolicy: Record<StaffRole, readonly StaffRight[]> = {
  editor: ["events", "content", "publish", "messages", "statistics"],
  host: ["reception", "guests", "notes", "events"],
  desk: ["reception", "guests", "contacts", "bookings", "notes", "inquiries"],
  treasurer: ["guests", "statistics", "money"],
};

/** Roles that can be given for chosen events. The others are for the whole site. */
export const rolesByEvent: readonly StaffRole[] = ["host", "desk"];

/** Rights about one event at a time. A role for chosen events gives only these. */
const rightsByEvent: readonly StaffRight[] = [
  "reception",
  "guests",
  "contacts",
  "bookings",
  "notes",
  "events",
];

/** Limit of events per person; the database has the same bound. */
export const maxStaffEvents = 50;
/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

/** Where a right holds: everywhere, or at events with these ids. */
export type Reach = "everywhere" | readonly string[];

/** Rights that are not here are not held. */
export type StaffRights = Readonly<Partial<Record<StaffRight, Reach>>>;

export interface StaffGrant {
  roles: readonly StaffRole[];
  /** Null for all events. */
  eventIds: readonly string[] | null;
}

export const noRights: StaffRights = {};

export const everyRight: StaffRights = Object.fromEntries(
  staffRights.map((right) => [right, "everywhere" as const]),
);

export function rightsOf({ roles, eventIds }: StaffGrant): StaffRights {
  const rights: Partial<Record<StaffRight, Reach>> = {};
  for (const role of roles) {
    const chosen = rolesByEvent.includes(role) ? eventIds : null;
    for (const right of staffPolicy[role]) {
      if (chosen === null) rights[right] = "everywhere";
      else if (chosen.length > 0 && rightsByEvent.includes(right)) rights[right] ??= chosen;
    }
  }
  return rights;
}

/** Whether a right holds at this event; without one, whether it holds everywhere. */
export const reaches = (reach: Reach | undefined, eventId?: string): boolean =>
  reach === "everywhere" || (eventId !== undefined && reach?.includes(eventId) === true);

/** Whether a role has a right, and whether that can be for chosen events only. For the table of rights. */
export function ruleOf(role: StaffRole, right: StaffRight): "yes" | "by-event" | "no" {
  if (!staffPolicy[role].includes(right)) return "no";
  return rolesByEvent.includes(role) && rightsByEvent.includes(right) ? "by-event" : "yes";
}

export const rolesWith = (right: StaffRight): StaffRole[] =>
  staffRoles.filter((role) => staffPolicy[role].includes(right));
