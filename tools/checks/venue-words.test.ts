import { siteSeed } from "@takujo/db/seed/site";
import { expect, it } from "vitest";
import { findVenueWords, venueWordsIn } from "./venue-words.ts";

it("finds the words of a house, in both languages and any case", () => {
  const text = [
    "const a = 1;",
    'name: "卓上ハウス 神田",',
    "slug: TAKUJO-HOUSE",
    "lat: 35.6917",
  ].join("\n");
  expect(venueWordsIn(text)).toEqual([
    { line: 2, word: "卓上ハウス" },
    { line: 3, word: "TAKUJO-HOUSE" },
    { line: 4, word: "35.6917" },
  ]);
});

it("leaves the name of the program alone", () => {
  expect(venueWordsIn('import "@takujo/i18n"; // 卓上 Takujo, 卓の上')).toEqual([]);
});

it("knows the venue of the seed by what it says", () => {
  const { address, access, telephone, line, venue, point, place } = siteSeed;
  for (const said of [address.ja, access.ja, access.en, telephone, line, venue, point.latitude]) {
    expect(venueWordsIn(said), said).toHaveLength(1);
  }
  expect(venueWordsIn(place.wayHeading.en)).toHaveLength(1);
});

it("finds none in the source", () => {
  expect(findVenueWords()).toEqual([]);
});
