import type { GuardedFile } from "./find-guards.ts";

const records = ["packages/library/after-game/after-game.test.ts"];
const photos = ["packages/booking/door/event-photo/event-photo.test.ts"];

/** What is written down of an evening, and photos of it. */
export const guardsOfAfter: GuardedFile[] = [
  {
    file: "packages/booking/door/visit/queries.ts",
    tests: [...records, ...photos],
    guards: [
      ["reservation.state = 'attended' and (", "("],
      ["seat.place = any(check_in.people) and ${markCounts}", "${markCounts}"],
      [" and ${markCounts}"],
    ],
  },
  {
    file: "packages/library/after-game/policy.ts",
    tests: records,
    guards: [["now >= endsAt && "], [" && now < openUntil(endsAt)"]],
  },
  {
    file: "packages/library/after-game/save-visit-notes.ts",
    tests: records,
    guards: [
      ['if (!isOpen(visit.ends_at, now)) throw new DomainError("too-late");'],
      [
        'if (nickname === "") throw new DomainError("invalid-input", "showsName: there is no nickname.");',
      ],
    ],
  },
  {
    file: "packages/library/after-game/queries.ts",
    tests: records,
    guards: [["own.shows_name and "], ["other.shows_name and "]],
  },
  {
    file: "packages/booking/door/event-photo/send-photo.ts",
    tests: photos,
    guards: [
      ['if (!maySendPhotos(event.ends_at, now)) throw new DomainError("too-late");'],
      ["await takeFromLimit(db, sentByPerson, userId, secret);"],
      ["await lockEvent(transaction, { eventId: event.id });"],
      ["count.own >= maxPhotosOfGuest || "],
    ],
  },
  {
    file: "packages/booking/door/event-photo/decide.ts",
    tests: photos,
    guards: [
      ['await updateWithheld(transaction, { id, isWithheld: state !== "shown" });'],
      ["!visit || "],
      [' || photo.state === "waiting"'],
      ['if (photo?.user_id !== userId) throw new DomainError("not-found");'],
      ['if (photo?.event_id !== eventId) throw new DomainError("not-found");'],
    ],
  },
  {
    file: "packages/content/image/read-image-variant.ts",
    tests: photos,
    guards: [[" || image.is_withheld"]],
  },
];
