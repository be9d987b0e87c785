import type { LocalizedText, VenueView } from "./venue-view.ts";

export const TextInLanguage = ({ text, lang }: LocalizedText) => <span lang={lang}>{text}</span>;

export function VenueAddress({ venue: { postalCode, address } }: { venue: VenueView }) {
  return (
    <address className="house-address">
      {postalCode && <span className="num">{postalCode} </span>}
      {address && <TextInLanguage {...address} />}
    </address>
  );
}
