import type { EventConsequences } from "@takujo/contracts/platform/organized-event";
import { useFetcher } from "react-router";
import { eventPath } from "./event-path.ts";

/** As the page came with them, or as they are since the draft was saved. */
export function useConsequences(eventId: string, loaded: EventConsequences) {
  const fetcher = useFetcher<EventConsequences>({ key: `consequences-${eventId}` });
  return {
    consequences: fetcher.data ?? loaded,
    refresh: () => void fetcher.load(`${eventPath(eventId)}/consequences`),
  };
}
