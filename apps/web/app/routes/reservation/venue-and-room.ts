import type { ReservedEvent } from "@takujo/contracts/generated/games/types.gen";

type Placed = Pick<ReservedEvent, "venueName" | "room" | "locale">;

/** 卓上ハウス 神田 2F 広間 / Takujo House Kanda, upstairs hall: in the language of the texts. */
export const venueAndRoom = ({ venueName, room, locale }: Placed): string =>
  [venueName, room].filter(Boolean).join(locale === "ja" ? " " : ", ");
