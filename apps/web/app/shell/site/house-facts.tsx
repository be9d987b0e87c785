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
