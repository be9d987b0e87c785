import type { ReservedEvent } from "@takujo/contracts/generated/games/types.gen";

type VenueNames = Pick<ReservedEvent, "venueName" | "room" | "locale">;

/** みどり会館 2F 広間 / Midori Hall, upstairs room: in the language of the texts. */
export const venueAndRoom = ({ venueName, room, locale }: VenueNames): string =>
  [venueName, room].filter(Boolean).join(locale === "ja" ? " " : ", ");
