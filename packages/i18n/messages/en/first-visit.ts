import type { Translated } from "../../translated.ts";
import type { firstVisit as ja, names as jaNames } from "../ja/first-visit.ts";

export const names: Translated<typeof jaNames> = {
  titles: { firstVisit: "Your first visit" },
};

export const firstVisit: Translated<typeof ja> = {
  description:
    "Coming to %site% for the first time: what it costs and how to pay, what happens on the day, the way here and what to bring.",
  hero: {
    heading: "Welcome to<br></br>your first table.",
    lead: "You can come alone. Here is what happens on the day.",
  },
  facts: {
    fee: "From <num>{fee}</num>",
    feeNote: "",
    pay: "Pay <num>on the day</num> at the desk",
    cancel: "Each event says until when you can cancel",
  },
  cost: {
    heading: "What does it cost?",
    note: "All prices include tax.",
    day: { title: "Daytime", body: "Events during the day." },
    evening: { title: "Evening", body: "Events from late afternoon on." },
    long: { title: "Half a day", body: "One game, played slowly." },
    free: "Some events are free.",
    unknown: "The fees of coming events will be on their pages.",
    payHeading: "How to pay",
    payBy: "At the desk, on the day",
    payNote: "You pay nothing when you reserve, and we never ask for a card number.",
  },
  minutes: {
    heading: "What happens on the day",
    unit: "min",
    ticket: { title: "Show your ticket", body: "The QR code on your phone. You pay here too." },
    seat: { title: "Take your seat", body: "Your ticket names the table." },
    move: { title: "Your first move", body: "Ask whatever you want to know, at any time." },
  },
  room: {
    heading: "Inside the room",
    note: "",
    label: "Plan of the room. The numbers are those of the list beside it.",
  },
  way: {
    heading: "Getting here",
    access: "The way",
    lost: {
      title: "Lost?",
      body: "Drop us a line on <line>LINE</line>",
      bodyByForm: "Drop us a line with the <line>contact form</line>",
    },
    address: "Address",
    openMap: "Open the map",
  },
  bring: {
    shelf: "See the {count, plural, one {game} other {# games}} on the shelf",
    heading: "What to bring",
    needed: "Bring",
    ticket: { title: "Your ticket", body: "On your phone or on paper" },
    fee: { title: "The fee", body: "At the desk, on the day" },
    needless: "Leave at home",
    card: { title: "A card number", body: "You pay nothing when you reserve" },
  },
  questions: { heading: "Still wondering?", all: "All questions" },
  call: {
    count:
      "{count, plural, one {<num>#</num> event welcomes} other {<num>#</num> events welcome}} beginners",
    heading: "We keep one seat<br></br>free for you.",
    lead: "Here are the events that are easiest to join the first time.",
    askByLine: "Not sure? Tell us on LINE how many you are, and when.",
    askByForm: "Not sure? Tell us with the form how many you are, and when.",
    events: "Events for beginners",
    line: "Ask on LINE",
    form: "Ask with the form",
  },
};
