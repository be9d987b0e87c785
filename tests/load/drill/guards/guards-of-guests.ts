// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** Guests without an account, parties on the telephone, and absences. */
export const guardsOfGuests: GuardedFile[] = [
  // A guest's link: for one reservation and one address, for a limited time, and for no more seats.
  {
    file: "packages/booking/reservation/guest-reservation/find-guest.ts",
    tests: ["packages/booking/reservation/guest-reservation/guest-reservation.test.ts"],
    guards: [
      ["claimed && isUuid(claimed.reservationId)", "claimed"],
      ["isGuestToken({ ...claimed, email: row.guest_email }, claimed.signature, secret)", "true"],
      [" || now.getTime() >= row.ends_at.getTime() + afterTheEnd"],
    ],
  },
  {
    file: "packages/booking/reservation/guest-reservation/find-guest.ts",
    tests: ["packages/booking/reservation/guest-reservation/guest-reservation.test.ts"],
    guards: [
      ["`${reservationId} ${email}`", "`${reservationId} ${email.length > 0}`"],
      ["rest.length > 0 ? null : "],
    ],
  },
  {
    file: "packages/booking/reservation/guest-reservation/queries.ts",
    tests: ["packages/booking/reservation/guest-reservation/guest-reservation.test.ts"],
    guards: [['.where("reservation.guest_email", "<>", "")']],
  },
  {
    file: "packages/booking/reservation/guest-reservation/routes.ts",
    tests: ["packages/booking/reservation/guest-reservation/guest-reservation.test.ts"],
    guards: [['if (wanted.seats > seats) throw new DomainError("too-many-seats");']],
  },
  // The rule about absences: only while it is on, and only for people with an account.
  {
    file: "packages/booking/seats/no-show/rule.ts",
    tests: ["packages/booking/seats/no-show/no-show.test.ts"],
    guards: [["isOn ? rule : null", "rule"]],
  },
  {
    file: "packages/booking/seats/no-show/excuse.ts",
    tests: ["packages/booking/seats/no-show/no-show.test.ts"],
    guards: [
      ['found.state !== "no-show" || '],
      [" || found.user_id === null"],
      ["if (before === reason) return { isExcused: true };"],
      ["if (before === null) return { isExcused: false };"],
    ],
  },
  {
    file: "packages/booking/seats/no-show/read-tally.ts",
    tests: ["packages/booking/seats/no-show/no-show.test.ts"],
    guards: [["absences.map(({ excuse: _, ...absence }) => absence)", "absences"]],
  },
  {
    file: "packages/booking/seats/no-show/tally.ts",
    tests: ["packages/booking/seats/no-show/tally.test.ts"],
    guards: [
      [" || counted.length < max"],
      ["freeFrom && today < freeFrom ? freeFrom : null", "freeFrom"],
    ],
  },
  {
    file: "packages/booking/seats/seat-gate/no-show-limit.ts",
    tests: ["packages/booking/seats/seat-gate/no-show-limit.test.ts"],
    guards: [
      [
        "if (!limit || limit.coming < limit.mostComing) return undefined;",
        "if (limit) return undefined;\n  if (!limit) return undefined;",
      ],
      ["limit.coming < limit.mostComing", "false"],
    ],
  },
  {
    file: "packages/booking/seats/seat-gate/locked-session.ts",
    tests: ["packages/booking/seats/seat-gate/no-show-limit.test.ts"],
    guards: [
      ["takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined", "undefined"],
      [
        "takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined",
        "noShowRefusal(limitsOf(others, now).get(userId))",
      ],
    ],
  },
  {
    file: "packages/booking/seats/seat-gate/decide-holds.ts",
    tests: ["packages/booking/seats/seat-gate/no-show-limit.test.ts"],
    guards: [["return noShowRefusal(limits.get(userId));", "return undefined;"]],
  },
  // Parties by telephone: within the events of the staff, behind others, once, and not for people with an account.
  {
    file: "packages/booking/organizer/admin-reservation/queue-party.ts",
    tests: ["packages/booking/organizer/admin-reservation/guests.test.ts"],
    guards: [
      ["if (refusal) throw refusal;"],
      [
        'if (minSeats > seats) throw new DomainError("invalid-input", "minSeats is more than seats.");',
      ],
      ['if (session.free >= minSeats) throw new DomainError("seats-free");'],
      ['if (presence) throw new DomainError("already-waiting");'],
    ],
  },
  {
    file: "packages/booking/organizer/admin-reservation/queue-party.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["assertWithin(reach, session?.event_id);"]],
  },
  {
    file: "packages/booking/organizer/admin-reservation/add-party.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["assertWithin(reach, session?.event_id);"]],
  },
  {
    file: "packages/booking/organizer/admin-reservation/enter-parties.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [
      ["assertWithin(reach, undefined);"],
      ["for (const { event_id } of sessions.values()) assertWithin(reach, event_id);"],
      [
        "for (const id of ids) assertWithin(reach, places.find((place) => place.id === id)?.event_id);",
      ],
    ],
  },
  {
    file: "packages/booking/organizer/admin-reservation/list/list-reservations.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["assertWithin(rights.guests ?? [], resolved.event?.id);"]],
  },
  {
    file: "packages/booking/organizer/admin-reservation/item/read-reservation.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["assertWithin(rights.guests ?? [], row?.event_id);"]],
  },
  {
    file: "packages/booking/organizer/staff-note/policy.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["assertWithin(reach, place?.event_id);"]],
  },
  {
    file: "packages/booking/organizer/admin-reservation/party-details.ts",
    tests: ["packages/booking/organizer/admin-reservation/guests.test.ts"],
    guards: [
      [
        'if (named > seats - 1) throw new DomainError("invalid-input", "guests: more than seats.");',
      ],
      ["email.toLowerCase()", "email"],
    ],
  },
  {
    file: "packages/booking/organizer/admin-reservation/offer-by-hand.ts",
    tests: ["packages/booking/organizer/admin-reservation/guests.test.ts"],
    guards: [
      [
        'if (!mayOrganizer({ ...session, ...reservation }, now).accept) throw new DomainError("not-now");',
      ],
    ],
  },
];
