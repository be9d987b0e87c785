/** A text in the page's language or, without a translation, in the other one, whose name it then carries. */
export interface HouseText {
  text: string;
  lang?: "ja" | "en";
}

/** A row of a list. */
export interface HouseRow {
  title: HouseText;
  body: HouseText | null;
}

/** What the organizer says of the house, in the language of the page. What was not said is empty or null. */
export interface House {
  postalCode: string;
  address: HouseText | null;
  /** How to get there, in one line. */
  access: HouseText | null;
  telephone: string;
  email: string;
  /** Days with the same hours stand together. */
  hours: { days: string; hours: string }[];
  hoursNote: HouseText | null;
  /** Weekdays, and the next days on which it is closed besides. */
  closed: string[];
  line: { id: string; url: string } | null;
  /** Where it stands, for maps. */
  point: { latitude: number; longitude: number } | null;
  /** Titles of pages that have nothing to say, which no menu shows. */
  emptyPages: string[];
}
