import type { House, HouseText } from "./house-view.ts";

// What the organizer says of the house, as several pages show it.

export const HouseWords = ({ text, lang }: HouseText) => <span lang={lang}>{text}</span>;

export function HouseAddress({ house: { postalCode, address } }: { house: House }) {
  return (
    <address className="house-address">
      {postalCode && <span className="num">{postalCode} </span>}
      {address && <HouseWords {...address} />}
    </address>
  );
}

/** One line for days with the same hours. */
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
