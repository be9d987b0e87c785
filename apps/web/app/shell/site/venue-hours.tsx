import { TextInLanguage } from "./venue-facts.tsx";
import type { VenueView } from "./venue-view.ts";

/** One line for days with the same hours. Apart from the other facts, which every page loads with its footer. */
export function VenueHours({ venue: { hours, hoursNote } }: { venue: VenueView }) {
  return (
    <>
      {hours.map(({ days, hours }) => (
        <span key={days} className="house-line">
          {days} <span className="num">{hours}</span>
        </span>
      ))}
      {hoursNote && (
        <small className="house-line">
          <TextInLanguage {...hoursNote} />
        </small>
      )}
    </>
  );
}
