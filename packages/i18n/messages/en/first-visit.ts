import type { Translated } from "../../translated.ts";
import type { firstVisit as ja } from "../ja/first-visit.ts";

export const firstVisit: Translated<typeof ja> = {
  description:
    "Coming to %site% for the first time: what it costs and how to pay, your first thirty minutes, the room, the way from Kanda station and what to bring.",
  hero: {
    heading: "Come with<br></br>empty hands.",
    lead: "You don’t need to know a single rule. About half of our guests come alone. Here is what happens in your first thirty minutes.",
  },
  facts: {
    fee: "From <num>{fee}</num>, tea included",
    feeless: "Tea included",
    pay: "Pay <num>on the day</num> at the desk",
    cancel: "Cancel free until <num>22:00</num> the day before",
  },
  cost: {
    heading: "What does it cost?",
    note: "All prices include tax.",
    day: { title: "Daytime", body: "Tea included. Some are for families." },
    evening: {
      title: "Evening",
      body: "Come after work. A guide explains the rules at your table.",
    },
    long: { title: "Half a day", body: "One game, played slowly, with breaks." },
    free: "Some events are free.",
    unknown: "The fees of coming events will be on their pages.",
    payHeading: "Pay with",
    cash: "Cash",
    qr: "QR payment app",
    payNote: "You pay nothing when you reserve, and we never ask for a card number.",
  },
  minutes: {
    heading: "The first thirty minutes",
    unit: "min",
    curtain: {
      at: "0",
      title: "Through the curtain",
      body: "Come in once doors open. Shoes stay on downstairs.",
    },
    ticket: {
      at: "3",
      title: "Show your ticket",
      body: "The QR code on your phone. You pay here too.",
    },
    tag: {
      at: "5",
      title: "Choose a name tag",
      body: "A nickname is enough. We don’t ask your age or job.",
    },
    tea: { at: "8", title: "A cup of tea", body: "Look along the shelf while you wait." },
    seat: {
      at: "12",
      title: "Take your seat",
      body: "A guide walks you there. Say hello to your neighbor.",
    },
    move: {
      at: "15–30",
      title: "Rules, then a move",
      body: "You make your first move together with the guide.",
    },
  },
  room: {
    heading: "Inside the room",
    note: "Ground floor",
    label: "Plan of the ground floor. The numbers are those of the list beside it.",
    entrance: { title: "Entrance", body: "A 3 cm step. We’ll help" },
    desk: { title: "Desk", body: "Tickets and payment" },
    tags: { title: "Name tags", body: "Pick any color" },
    tea: { title: "Tea", body: "Included in the fee" },
    shelf: { title: "Game shelf", body: "640 boxes. Touch them, open them" },
    tables: { title: "Tables", body: "Four. A ring is a seat still free" },
    restroom: { title: "Restroom", body: "Behind the tables" },
    stairs: { title: "Stairs", body: "Six more tables upstairs. Shoes come off there" },
  },
  way: {
    heading: "Four minutes from Kanda station",
    exit: { title: "South exit", body: "East, straight along the big street" },
    corner: { title: "Corner of the park", body: "Turn south" },
    door: { title: "You’re here", body: "The old print shop, just before the bath house" },
    lost: {
      title: "Lost?",
      body: "Drop us a line on <line>LINE</line>",
      bodyByForm: "Drop us a line with the <line>contact form</line>",
    },
    address: { title: "Address", body: "2-4-8 Kajicho, Chiyoda-ku, Tokyo" },
    venue: "Takujo House Kanda",
    openMap: "Open the map",
  },
  bring: {
    heading: "What to bring",
    needed: "Bring",
    ticket: { title: "Your ticket", body: "On your phone or on paper" },
    fee: { title: "The fee", body: "At the desk, in cash or by QR payment" },
    socks: { title: "Socks", body: "Only for events upstairs, where shoes come off" },
    needless: "Leave at home",
    games: { title: "Games", body: "There are 640 on the shelf" },
    rules: { title: "Homework", body: "Rules are taught at the table, from the start" },
    company: { title: "A partner", body: "About half come on their own" },
    card: { title: "Business cards", body: "We use nicknames" },
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
