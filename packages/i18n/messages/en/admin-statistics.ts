import type { Translated } from "../../translated.ts";
import type { adminStatistics as ja, names as jaNames } from "../ja/admin-statistics.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminStatistics: "Statistics" },
  admin: { pages: { statistics: "Statistics" } },
};

export const adminStatistics: Translated<typeof ja> = {
  heading: "Statistics",
  note: "{events, plural, one {# finished event} other {# finished events}} ({sessions, plural, one {# session} other {# sessions}}), counted {time}",
  csv: { month: "This month and the one before", year: "Twelve months up to this one" },
  unknownMonth: "There are no statistics for that month. This is the latest one.",
  none: {
    heading: "No event is over yet",
    body: "When one is, its numbers appear here.",
  },
  emptyMonth: {
    heading: "No event ended in {month}",
    body: "See the months around it.",
  },
  running:
    "{month} is not over yet. The month before is a whole one, so what went up or down is shown once it is over.",
  unrecorded:
    "{sessions, plural, one {In # session} other {In # sessions}} nobody was checked in at all. Who came is not known, so {seats, plural, one {its # seat is} other {these # seats are}} left out of attendance, no-shows, returning visitors and fees.",
  change: {
    better: "better",
    worse: "worse",
    same: "same",
    more: "more",
    fewer: "fewer",
    before: "before: {value}",
    nothingBefore: "nothing to compare with",
  },
  unit: {
    people: "<num>{count, number}</num> {count, plural, one {person} other {people}}",
    percent: "<num>{value, number}</num>%",
    plainPeople: "{count, plural, one {# person} other {# people}}",
    plainPercent: "{value, number}%",
    plainParties: "{count, plural, one {# party} other {# parties}}",
    plainDays: "{count, plural, one {# day} other {# days}} before",
    unknown: "–",
  },
  table: {
    open: "Show as a table",
    close: "Hide the table",
    total: "Total",
    before: "Month before",
    change: "Change",
  },
  howCounted: "How it is counted",
  attendance: {
    heading: "Attendance and capacity",
    figure: "Attendance",
    sentence:
      "Of {expected, plural, one {# person} other {# people}} with a reservation {reserved, number} came, and {walkIns, plural, one {# walk-in} other {# walk-ins}}. The most, {max, number}, came in the week from {day}.",
    explanation:
      "People who were checked in at the door. Of a party, only those who came count. Sessions that were called off, and events that were canceled or taken offline, do not count.",
    week: "Week",
    range: "{from}–{to} {month}",
    came: "Came",
    capacity: "Capacity",
    before: "Came in the month before",
  },
  weekdays: {
    heading: "Seats filled by weekday",
    figure: "Seats filled",
    sentence:
      "{best} was fullest at {bestPercent, number}%, {worst} emptiest at {worstPercent, number}%.",
    only: "Only {best} had sessions, {bestPercent, number}% full.",
    explanation:
      "Seats that were reserved when the session ended, as a part of the capacity. Seats of people who did not come and of walk-ins count; canceled ones do not.",
    name: "Weekday",
  },
  games: {
    heading: "Seats filled by game",
    sentence:
      "“{best}” was fullest at {bestPercent, number}%, “{worst}” emptiest at {worstPercent, number}%.",
    only: "Only “{best}”, {bestPercent, number}% full.",
    explanation:
      "By the game that was chosen for a table. Seats without a game are taken together. The picture shows the {count, number} with the most seats, the table all of them.",
    name: "Game",
    none: "Seats without a game",
    deleted: "A deleted game",
  },
  fill: {
    seats: "Reserved / capacity",
    ofCapacity: "{reserved, number} / {capacity, number}",
    percent: "Filled",
    filled: "Seats filled",
  },
  noShow: {
    heading: "No-shows",
    sentence:
      "Of {expected, plural, one {# person} other {# people}} expected, {absent, number} ({percent, number}%) did not come.",
    none: "Nobody was expected.",
    explanation:
      "People who had a reservation until the end and were not checked in. If only some of a party came, only the others count. Who canceled before does not count, nor do walk-ins.",
    name: "People",
    came: "Came",
    absent: "Did not come",
    rate: "No-show rate",
  },
  leadTime: {
    heading: "How early people reserve",
    sentence:
      "Half of the parties reserve {days, plural, =0 {on the day} one {a day or more before} other {# days or more before}}.",
    none: "There were no reservations.",
    explanation:
      "Days from the reservation (or from joining the waitlist) to the day itself, party by party. Canceled reservations and walk-ins do not count. Earlier is not always better, so there is no green or red.",
    name: "When",
    parties: "Parties",
    share: "Share of parties",
    median: "The party in the middle",
    groups: {
      days0: "On the day",
      days1: "1–2 days before",
      days3: "3–6 days before",
      days7: "7–13 days before",
      days14: "14–29 days before",
      days30: "30 days or more",
    },
  },
  visitors: {
    heading: "Returning visitors",
    sentence:
      "Of {accounts, plural, one {# person} other {# people}} with an account, {returning, number} ({percent, number}%) had come before.",
    none: "Nobody with an account came.",
    others:
      "Besides, there were {others, plural, one {# arrival} other {# arrivals}} without an account (companions, reservations by telephone, walk-ins).",
    explanation:
      "People who were checked in before this month too. Somebody who came several times counts once a month. Of people without an account it is not known whether they came before, so they are not in the share. Who deleted their account has left no record to count.",
    name: "People",
    returning: "Returning",
    first: "First time",
    othersName: "Arrivals without an account",
    rate: "Share returning",
  },
  waitlist: {
    heading: "Waitlist",
    sentence:
      "{parties, plural, one {# party} other {# parties}} waited, {seated, number} ({percent, number}%) got seats.",
    none: "Nobody waited.",
    explanation:
      "Parties that were offered seats and took them, also if they canceled later. Parties that stopped waiting count among those that waited.",
    name: "Parties",
    seated: "Got seats",
    lapsed: "Did not answer",
    left: "Stopped waiting",
    unserved: "No seats came free",
    rate: "Share with seats",
  },
  fees: {
    heading: "Fees",
    figure: "Fees of people who came",
    sentence:
      "The fees of the {came, plural, one {# person} other {# people}} who came are {due}; {taken} were recorded at the door.",
    explanation:
      "What people who came were promised to pay, kinds of prices and discount codes included. Corrections at the door and refunds are not in it. What was taken is only what was recorded at the door. This is not a ledger.",
    name: "Money",
    due: "Fees of people who came",
    taken: "Recorded as taken",
    cash: "Cash",
    qr: "QR",
    card: "Card",
  },
  kinds: {
    heading: "Kinds of prices",
    sentence:
      "Of {came, plural, one {# person} other {# people}} who came, {ordinary, number} had the ordinary price and {others, number} another kind.",
    discounts:
      "{came, plural, one {# person} other {# people}} came with a discount code, which took off {yen} in total.",
    explanation:
      "People who came, by the kind of price that was settled when they reserved or at the door. The sum is what they were promised to pay, after the discount of a code. Kinds with the same name are one, whatever the event. The picture shows the {count, number} with the most people, the table all of them. Who used a code is not kept.",
    name: "Kind",
    ordinary: "Ordinary",
    value: "{count, plural, one {# person} other {# people}} {yen}",
    owedChange: "Change of the sum",
    discounted: "Discount codes (taken off)",
  },
};
