import type { Translated } from "../../translated.ts";
import type { reminder as ja, names as jaNames } from "../ja/reminder.ts";

export const names: Translated<typeof jaNames> = {
  titles: { reservationAnswer: "Are you coming?" },
};

export const reminder: Translated<typeof ja> = {
  ask: {
    heading: "See you tomorrow.",
    today: "See you today.",
    lead: "Please tell us whether you can come. Nothing changes until you press a button.",
    soon: "See you soon.",
  },
  coming: "I'm coming",
  cancel: "Cancel and give the seats back",
  cancelNote: "Your seats go to whoever waits, at once. It can't be undone.",
  lateNote:
    "The time to cancel free of charge is over. It is kept as a late cancellation, and the rules of the event say what is owed.",
  answered: {
    heading: "Thank you.",
    lead: "We are expecting you. See you at the venue.",
    change: "If you can't come after all, cancel on the page of your reservations.",
    changeByMail: "If something comes up, you can cancel by the link in our e-mail.",
  },
  cancelled: {
    heading: "Your seats are given back.",
    lead: "Thank you for telling us. We hope to see you another time.",
  },
  over: {
    heading: "This can no longer be answered.",
    lead: "The reservation has changed, or the event has begun. Your reservations say how it stands.",
  },
  invalid: {
    heading: "This link doesn't work.",
    lead: "It is too old, or part of the address is missing. Log in to answer or cancel on the page of your reservation.",
  },
  refusal: {
    tooLate: "It has begun, so this could not be taken",
    notNow: "The reservation changed before this, so the answer could not be taken",
    unavailable: "This can't be taken right now. Please try again in a little while",
  },
  when: "When",
  doors: "Doors {time}",
  place: "Where",
  seats: "Seats",
  seatCount: "{count, plural, one {# seat} other {# seats}}",
  tableSeats: "Table {letter}, {count, plural, one {# seat} other {# seats}}",
  code: "Code",
  event: "Event page",
  reservations: "Your reservations",
};
