import { isSkippedAtVenue, momentAtVenue } from "@takujo/contracts/venue-time";
/** The fields of the composer as they are sent. */
export interface MessageValues {
  sessionId: string;
  segments: string[];
  subjectJa: string;
  bodyJa: string;
  subjectEn: string;
  bodyEn: string;
  calls: boolean;
  when: "now" | "later";
  /** As `datetime-local` writes it, in the venue's time. */
  at: string;
  person: string;
}

/** The problems, with all typed values. */
export interface MessageRefusal {
  ok?: undefined;
  faults: string[];
  values: MessageValues | null;
}

/** Stands in the address where no time was given. */
const noMoment = "none";

/** In the venue's time; null for at once. */
export const momentOf = ({ when, at }: Pick<MessageValues, "when" | "at">): string | null => {
  if (when === "now") return null;
  if (isSkippedAtVenue(at)) return noMoment;
  const moment = momentAtVenue(at);
  return Number.isNaN(moment.getTime()) ? noMoment : moment.toISOString();
};
