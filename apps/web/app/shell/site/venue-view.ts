/** A text in the page's language or, without a translation, in the other one, whose name it then carries. */
export interface LocalizedText {
  text: string;
  lang?: "ja" | "en";
}

/** A row of a list. */
export interface SiteRow {
  title: LocalizedText;
  body: LocalizedText | null;
}

/** What the settings say of the venue, in the language of the page. What is not set is empty or null. */
export interface VenueView {
  postalCode: string;
  address: LocalizedText | null;
  /** How to get there, in one line. */
  access: LocalizedText | null;
  telephone: string;
  email: string;
  /** Days with the same hours are grouped. */
  hours: { days: string; hours: string }[];
  hoursNote: LocalizedText | null;
  /** Weekdays, and the next days on which it is closed besides. */
  closed: string[];
  line: { id: string; url: string } | null;
  /** Its location, for maps. */
  point: { latitude: number; longitude: number } | null;
  /** Titles of pages that have nothing to say, which no menu shows. */
  emptyPages: string[];
}
