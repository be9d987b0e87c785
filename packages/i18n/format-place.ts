/** みどり会館 2F 広間 / Midori Hall, Upstairs room. Some room names already contain the venue. */
export function formatPlace(venue: string, room: string, locale: "ja" | "en"): string {
  if (!room || room.startsWith(venue)) return room || venue;
  return locale === "ja" ? `${venue} ${room}` : `${venue}, ${room}`;
}
