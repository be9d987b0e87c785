import type * as rules from "../kinds/dates.ts";
import type { RuleEntries } from "./entry.ts";

const shapes =
  "A date is text as a date field gives it (2026-11-14), or a Date object, which stands for its day at the venue.";
const refused =
  "What is no date is refused here too; existingDate() before it gives the better sentence.";

// One second before and at midnight in Tokyo.
const beforeMidnight = () => new Date("2026-11-13T14:59:59Z");
const atMidnight = () => new Date("2026-11-13T15:00:00Z");

export const dates: RuleEntries<typeof rules> = {
  existingDate: {
    requirements: ["VA-8"],
    does: "A date that the calendar has.",
    edges: [
      shapes,
      "29 February in leap years only (2028 and 2000, not 2026 nor 2100). Years 0001 to 9999.",
      "Slashes, times, missing zeros and full-width digits are refused: put foldDigits() before for the latter.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "2026-11-14", "2028-02-29", "2000-02-29", new Date("2026-11-14T00:00:00Z")],
        fails: [
          "2026-02-29",
          "2100-02-29",
          "2026-04-31",
          "2026-13-01",
          "0000-01-01",
          "2026/11/14",
          "2026-1-4",
          "２０２６-11-14",
          "2026-11-14T00:00",
        ],
      },
    ],
  },
  notBeforeToday: {
    requirements: ["VA-8"],
    does: "Today or later, by the venue's calendar.",
    edges: [
      shapes,
      "Today is the day in the site's time zone (Asia/Tokyo by default) at the moment of judging, wherever the reader and the server are.",
      refused,
    ],
    examples: [
      {
        with: [{ now: atMidnight }],
        shown: "notBeforeToday() at 2026-11-14 00:00 in Tokyo",
        passes: ["", "2026-11-14", "2027-01-01", new Date("2026-11-13T15:00:00Z")],
        fails: ["2026-11-13", new Date("2026-11-13T14:59:59Z"), "2027-02-29", "soon"],
      },
      {
        with: [{ now: beforeMidnight }],
        shown: "notBeforeToday() at 2026-11-13 23:59:59 in Tokyo",
        passes: ["2026-11-13"],
        fails: ["2026-11-12"],
      },
    ],
  },
  maximumDate: {
    requirements: ["VA-8"],
    does: "The given day or earlier.",
    edges: [shapes, refused],
    examples: [
      {
        with: ["2028-02-29"],
        passes: ["", "2028-02-29", "2026-11-14", new Date("2028-02-29T14:59:59Z")],
        fails: ["2028-03-01", "9999-12-31", new Date("2028-02-29T15:00:00Z"), "2027-02-29"],
      },
    ],
  },
};
