import { useEffect, useState } from "react";
import { pollSeats } from "./poll-seats.ts";
import type { SeatsByEvent } from "./seats.ts";

/** The current seats of these events; undefined until they are loaded. */
export function useSeats(eventSlugs: string[]): SeatsByEvent | undefined {
  const [seats, setSeats] = useState<SeatsByEvent>();
  const slugs = eventSlugs.join();
  useEffect(() => {
    if (slugs) return pollSeats(slugs, setSeats);
  }, [slugs]);
  return seats;
}
