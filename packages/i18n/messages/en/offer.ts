import type { Translated } from "../../translated.ts";
import type { offer as ja, names as jaNames } from "../ja/offer.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userReservationOffer: "Seats for you" },
};

export const offer: Translated<typeof ja> = {
  toYou: "For you, from the waitlist",
  toName: "For {name}, from the waitlist",
  heading: "There is room for you now.",
  lead: {
    all: "{count, plural, one {The seat you waited for is} other {The # seats you waited for are}} set aside. Until the time is up, nobody else can take {count, plural, one {it} other {them}}.",
    part: "{count, plural, one {# seat} other {# seats}} of the {wanted, number} you waited for {count, plural, one {is} other {are}} set aside. Until the time is up, nobody else can take {count, plural, one {it} other {them}}.",
  },
  left: "Time to answer",
  until: "until {time}",
  take: "{count, plural, one {Reserve this seat} other {Reserve # seats}}",
  pass: "Pass this time",
  note: "This confirms your reservation at once. You can cancel free of charge until {time}.",
  lateNote: "This confirms your reservation at once. The time to cancel free of charge is over.",
  when: "When",
  venue: "Where",
  sum: "To pay at the door",
  sumValue: "<num>{sum}</num> ({count, plural, one {# seat} other {# seats}})",
  free: "Free",
  table: "{count, plural, one {# seat} other {# seats}} at Table {letter}",
  silence: {
    title: "If you don't answer",
    body: "When the time is up, the next in line is asked. You can join again, at the end of the line.",
  },
  fewer: {
    title: "If fewer would do",
    body: "The rest goes to the next in line.",
    submit: "{count, plural, one {Reserve # seat only} other {Reserve # seats only}}",
  },
  together: {
    title: "Need a different number of seats?",
    body: "Once they are yours, you can give some back on the page of your reservation. They go to the next in line.",
  },
  night: {
    title: "We don't write at night",
    body: "Seats that open between 22:00 and 8:00 are offered in the morning, unless the event is about to begin. A time to answer that would end at night is extended to the morning.",
  },
  noOverlap: "No clash with your other reservations.",
  overlap: {
    title: "You have another reservation at the same time.",
    body: "It overlaps with {title} ({time}), so these seats can't be taken as things stand. Please choose one of the two.",
    see: "See that reservation",
  },
  refusal: {
    doubleBooked:
      "You have another reservation at the same time, so the seats were not taken. Cancel that one first, then try again. They are kept for you until the time is up",
    tooManySeats: "That many seats can't be taken. Please choose another number",
    over: "This offer is over",
  },
  over: {
    confirmed: {
      heading: "The seats are yours.",
      lead: "You have taken what was offered.",
    },
    lapsed: {
      heading: "The time ran out.",
      lead: "There was no answer, so the seats were released. You can join the waitlist again.",
    },
    left: {
      heading: "You passed.",
      lead: "The seats were released. We hope to see you another time.",
    },
    waiting: {
      heading: "Still waiting.",
      lead: "When seats come free, we write to you.",
    },
    other: {
      heading: "This offer is over.",
      lead: "The page of your reservation says how it stands.",
    },
  },
  detail: "Your reservation",
  event: "Event page",
};
