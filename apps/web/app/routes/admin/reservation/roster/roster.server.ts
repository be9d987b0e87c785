import { allPlaces, owedFor } from "@takujo/contracts/booking/money/seat-price";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { tablePosition } from "@takujo/contracts/table-names";

const seated = ["confirmed", "attended"];

/** The seating by table, for printing. Without staff notes, because paper is left lying about. */
export function rosterTables({ parties, sessions, event }: ReceptionList) {
  const places = sessions.toSorted(
    (one, other) =>
      Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
      tablePosition(one.letter) - tablePosition(other.letter),
  );
  return places
    .filter(({ calledOff }) => !calledOff)
    .map(({ id, letter, name, game, startsAt, endsAt, free }) => {
      const rows = parties
        .filter(({ sessionId, state }) => sessionId === id && seated.includes(state))
        .map((party) => ({
          id: party.reservationId,
          boxes: Array.from({ length: party.seats }, (_, place) => party.people.includes(place)),
          name: party.name,
          nicknames: [party.nickname, ...party.guests.map(({ nickname }) => nickname)].filter(
            (nickname) => nickname !== "",
          ),
          code: spokenCode(party.code),
          owed: Math.max(
            0,
            owedFor(party.prices, allPlaces(party.seats), event.fee) +
              (party.correction ?? 0) -
              party.paid,
          ),
          note: party.note,
        }));
      const taken = rows.reduce((sum, { boxes }) => sum + boxes.length, 0);
      return { id, letter, name, game, startsAt, endsAt, rows, taken, free };
    });
}

export type RosterTable = ReturnType<typeof rosterTables>[number];
