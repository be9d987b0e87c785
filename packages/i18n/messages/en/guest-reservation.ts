import type { Translated } from "../../translated.ts";
import type { guestReservation as ja, names as jaNames } from "../ja/guest-reservation.ts";

export const names: Translated<typeof jaNames> = {
  titles: { guestReservation: "Your reservation" },
};

export const guestReservation: Translated<typeof ja> = {
  confirmed: {
    heading: "Your ticket.",
    lead: "Show this page or your reservation number at the door.",
  },
  waiting: {
    heading: "You are on the waitlist.",
    lead: "You are number {position, number}. We’ll e-mail you when seats become free.",
  },
  offered: {
    heading: "Seats are free.",
    lead: "We are holding {seats, plural, one {# seat} other {# seats}} for you. Please answer in time.",
    until: "Until {time}",
    accept: "Take {seats, plural, one {# seat} other {# seats}}",
    pass: "Pass this time",
  },
  lapsed: {
    heading: "The time to answer is over.",
    lead: "The seats went to the next in line. We hope to see you another time.",
  },
  "called-off": {
    heading: "This event is not taking place.",
    lead: "We canceled your reservation. There is nothing to pay.",
  },
  over: {
    heading: "This reservation is over.",
    lead: "It was canceled, or the event has ended. If you did not expect this, please ask the organizer.",
  },
  invalid: {
    heading: "This link does not work.",
    lead: "The event is long over, a newer e-mail has replaced it, or part of the address is missing. Please try the link in the latest e-mail.",
  },
  calendar: "Add to calendar",
  contact: "Ask the organizer",
  note: "Whoever knows the address of this page can see and cancel your reservation. Please do not pass it on.",
  facts: { when: "When", place: "Where", seats: "Seats", code: "Reservation number" },
  tableSeats: "Table {letter}: {name}, {count, plural, one {# seat} other {# seats}}",
  namedSeats: "{name}, {count, plural, one {# seat} other {# seats}}",
  change: {
    heading: "Seats and companions",
    lead: "Seats you give back go to those who wait. For more seats, please contact the organizer.",
    seats: "Number of seats",
    seatCount: "{count, plural, one {# seat} other {# seats}}",
    guest: "Nickname of person {number, number}",
    guestHint: "Printed on the name tag and the list. Any nickname will do.",
    leaving: "For fewer seats, choose who can’t come.",
    number: "Person {number, number}",
    companion: "{name} ({kind})",
    friends: "Send friends their seats",
    submit: "Save these changes",
  },
  cancel: {
    open: "Cancel the reservation",
    lead: "Your seats go to those who wait at once, and cannot be taken back. It is free until {time}.",
    late: "The time for free cancellation ({time}) is over. It is recorded as a late cancellation; what you owe follows from the event’s rules.",
    submit: "Cancel and give the seats back",
  },
  leave: {
    open: "Leave the waitlist",
    lead: "You lose your place in line. If you wait again, you start at the end.",
    submit: "Stop waiting",
  },
  done: {
    accept: "The seats are yours",
    cancel: "The reservation is canceled",
    left: "You passed",
    change: "The reservation is changed",
  },
  refusal: {
    friendsSeated:
      "Friends have taken some of your seats. To have fewer seats or other names there, first take a seat back on the page “Send friends their seats”",
    changedMeanwhile: "It was changed elsewhere first. Please check it and try again",
    names:
      "There are more nicknames than seats, or one is too long. Please remove those who stay away",
    leaving: "Choose as many people who can’t come as seats you give back",
    notNow: "The reservation changed first, so this was not possible",
    tooLate: "It has already begun, so this is no longer possible",
    tooManySeats: "You cannot add seats here. Please contact the organizer",
    unavailable: "This is not possible right now. Please try again in a little while",
  },
};
