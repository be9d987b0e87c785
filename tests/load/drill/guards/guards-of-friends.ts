// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

const tests = ["packages/booking/reservation/friend-seat/friend-seat.test.ts"];

/** Places of a party that friends take, and who is shown to whom. */
export const guardsOfFriends: GuardedFile[] = [
  {
    file: "packages/booking/reservation/friend-seat/friend-token.ts",
    tests,
    guards: [
      ["rest.length === 0 && "],
      ["isUuid(seatId) && "],
      [" && isSigned(seatId, signature, secret, link)"],
    ],
  },
  {
    file: "packages/booking/reservation/friend-seat/policy.ts",
    tests,
    guards: [
      [" || !seated.includes(party.state)"],
      ["now < link.expires_at && "],
      ["seated.includes(state) && "],
    ],
  },
  {
    file: "packages/booking/reservation/friend-seat/enter-party.ts",
    tests,
    guards: [
      [" || party.user_id !== userId"],
      ['if (arrival) throw new DomainError("already-arrived");'],
    ],
  },
  {
    file: "packages/booking/reservation/friend-seat/hand-over-seat.ts",
    tests,
    guards: [
      ['\n  if (!takesFriends(party, now)) throw new DomainError("not-now");'],
      [
        'if (place >= party.seats) throw new DomainError("invalid-input", "place: not of the party.");',
      ],
      ["party.user_id === friend.userId || "],
      [" || isIn"],
      [" || seat.reservation_id !== party.id"],
    ],
  },
  {
    file: "packages/booking/seats/party-place/seat-friends.ts",
    tests,
    guards: [
      ['if (!arranged) throw new DomainError("friends-seated");', "if (!arranged) return null;"],
      [
        'if (arranged.moved.length > 0 && party.arrived > 0) throw new DomainError("already-arrived");',
      ],
      ["await withdrawOpen(transaction, { reservationId: party.id, seats, places, now });"],
    ],
  },
  {
    file: "packages/booking/reservation/attendees/attendees.ts",
    tests: ["packages/booking/reservation/attendees/attendees.test.ts"],
    guards: [["if (!mayShow) return { plates: [], people: 0, mayShow };"]],
  },
  {
    file: "packages/booking/reservation/attendees/queries.ts",
    tests: ["packages/booking/reservation/attendees/attendees.test.ts"],
    guards: [[" and shows_about"]],
  },
];
