// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** Guests without an account, parties on the telephone, and absences. */
export const guardsOfGuests: GuardedFile[] = [
  // A guest's link: of this reservation, at this address, for a while, for no more seats.
  {
    file: "packages/booking/guest-reservation/find-guest.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [
      ["claimed && isUuid(claimed.reservationId)", "claimed"],
      ["isGuestToken({ ...claimed, email: row.guest_email }, claimed.signature, secret)", "true"],
      [" || now.getTime() >= row.ends_at.getTime() + afterTheEnd"],
    ],
  },
  {
    file: "packages/booking/guest-reservation/guest-token.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [
      ["`${reservationId} ${email}`", "`${reservationId} ${email.length > 0}`"],
      ["rest.length > 0 ? null : "],
    ],
  },
  {
    file: "packages/booking/guest-reservation/queries.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [['.where("reservation.guest_email", "<>", "")']],
  },
  {
    file: "packages/booking/guest-reservation/routes.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [['if (wanted.seats > seats) throw new DomainError("too-many-seats");']],
  },
  // The rule about absences: read before it is changed, and for absences of people alone.
  {
    file: "packages/booking/no-show/rule.ts",
    tests: ["packages/booking/no-show/no-show.test.ts"],
    guards: [["isOn ? rule : null", "rule"]],
  },
  {
    file: "packages/booking/no-show/excuse.ts",
    tests: ["packages/booking/no-show/no-show.test.ts"],
    guards: [
      ['found.state !== "no-show" || '],
      [" || found.user_id === null"],
      ["if (before === reason) return { isExcused: true };"],
      ["if (before === null) return { isExcused: false };"],
    ],
  },
  {
    file: "packages/booking/no-show/read-tally.ts",
    tests: ["packages/booking/no-show/no-show.test.ts"],
    guards: [["absences.map(({ excuse: _, ...absence }) => absence)", "absences"]],
  },
  {
    file: "packages/booking/no-show/tally.ts",
    tests: ["packages/booking/no-show/tally.test.ts"],
    guards: [
      [" || counted.length < most"],
      ["freeFrom && today < freeFrom ? freeFrom : null", "freeFrom"],
    ],
  },
  {
    file: "packages/booking/seat-gate/no-show-limit.ts",
    tests: ["packages/booking/seat-gate/no-show-limit.test.ts"],
    guards: [
      [
        "if (!limit || limit.coming < limit.mostComing) return undefined;",
        "if (limit) return undefined;\n  if (!limit) return undefined;",
      ],
      ["limit.coming < limit.mostComing", "false"],
    ],
  },
  {
    file: "packages/booking/seat-gate/locked-session.ts",
    tests: ["packages/booking/seat-gate/no-show-limit.test.ts"],
    guards: [
      ["takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined", "undefined"],
      [
        "takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined",
        "noShowRefusal(limitsOf(others, now).get(userId))",
      ],
    ],
  },
  {
    file: "packages/booking/seat-gate/decide-holds.ts",
    tests: ["packages/booking/seat-gate/no-show-limit.test.ts"],
    guards: [["return noShowRefusal(limits.get(userId));", "return undefined;"]],
  },
  // Parties on the telephone: within the events of who acts, behind others, once, and not for people with an account.
  {
    file: "packages/booking/admin-reservation/queue-party.ts",
    tests: ["packages/booking/admin-reservation/guests.test.ts"],
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
    file: "packages/booking/admin-reservation/queue-party.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(reach, session?.event_id);"]],
  },
  {
    file: "packages/booking/admin-reservation/add-party.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(reach, session?.event_id);"]],
  },
  {
    file: "packages/booking/admin-reservation/enter-parties.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [
      ["demandWithin(reach, undefined);"],
      ["for (const { event_id } of sessions.values()) demandWithin(reach, event_id);"],
      [
        "for (const id of ids) demandWithin(reach, places.find((place) => place.id === id)?.event_id);",
      ],
    ],
  },
  {
    file: "packages/booking/admin-reservation/list/list-reservations.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(rights.guests ?? [], resolved.event?.id);"]],
  },
  {
    file: "packages/booking/admin-reservation/item/read-reservation.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(rights.guests ?? [], row?.event_id);"]],
  },
  {
    file: "packages/booking/staff-note/policy.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(reach, place?.event_id);"]],
  },
  {
    file: "packages/booking/admin-reservation/party-details.ts",
    tests: ["packages/booking/admin-reservation/guests.test.ts"],
    guards: [
      [
        'if (named > seats - 1) throw new DomainError("invalid-input", "guests: more than seats.");',
      ],
      ["email.toLowerCase()", "email"],
    ],
  },
  {
    file: "packages/booking/admin-reservation/answer-offer.ts",
    tests: ["packages/booking/admin-reservation/guests.test.ts"],
    guards: [
      [
        'if (!mayOrganizer({ ...session, ...reservation }, now).accept) throw new DomainError("not-now");',
      ],
    ],
  },
];
