import { HouseWords } from "./house-facts.tsx";
import type { House } from "./house-view.ts";

/** One line for days with the same hours. Apart from the other facts, which every page loads with its footer. */
export function HouseHours({ house: { hours, hoursNote } }: { house: House }) {
  return (
    <>
      {hours.map(({ days, hours }) => (
        <span key={days} className="house-line">
          {days} <span className="num">{hours}</span>
        </span>
      ))}
      {hoursNote && (
        <small className="house-line">
          <HouseWords {...hoursNote} />
        </small>
      )}
    </>
  );
}
