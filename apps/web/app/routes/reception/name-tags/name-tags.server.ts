import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";

/** In half-width characters; longer names are set smaller. */
const longName = 12;
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x100 ? 1 : 2), 0);

/** One for each seat, grouped by table. Without a nickname the name is left blank, to be filled in by hand. */
export function nameTags({ parties, sessions }: ReceptionList) {
  const places = new Map(sessions.map(({ id, letter }, place) => [id, { letter, place }]));
  return parties
    .filter(({ state }) => state === "confirmed" || state === "attended")
    .toSorted(
      (one, other) =>
        (places.get(one.sessionId)?.place ?? 0) - (places.get(other.sessionId)?.place ?? 0),
    )
    .flatMap(({ reservationId, sessionId, seats, nickname, guests }) =>
      Array.from({ length: seats }, (_, place) => {
        const guest = place === 0 ? undefined : guests[place - 1];
        const name = place === 0 ? nickname : (guest?.nickname ?? "");
        return {
          key: `${reservationId} ${place}`,
          name,
          letter: places.get(sessionId)?.letter ?? null,
          isEnglish: guest?.language === "en",
          isLong: widthOf(name) > longName,
        };
      }),
    );
}
