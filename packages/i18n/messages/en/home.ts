import type { Translated } from "../../translated.ts";
import type { home as ja, names as jaNames } from "../ja/home.ts";

export const names: Translated<typeof jaNames> = {
  titles: { home: "Home" },
};

export const home: Translated<typeof ja> = {
  hero: { heading: "Which table tonight?" },
  quick: {
    label: "Quick choices",
    today: "Today",
    weekend: "This weekend",
    beginner: "Beginners",
    english: "English",
    alone: "On my own",
    family: "With children",
    unit: "{count, plural, one {event} other {events}}",
    calendar: "Pick a day",
  },
  next: {
    heading: "Next tables",
    all: "All events",
    today: "Today",
    soon: "Starts in {hours, plural, =0 {} other {# h }}{minutes, number} min",
  },
  first: {
    heading: "First time? You’re welcome.",
    lead: "We’ll tell you beforehand what happens on the day.",
    fee: "From <num>{fee}</num>, paid on the day.",
    action: "Your first visit",
  },
  weekend: {
    heading: "This weekend",
    all: "{count, plural, one {# event} other {All # events}}",
  },
  shelf: {
    heading: "A box from the shelf",
    all: "{count, plural, one {One box} other {All # boxes}}",
  },
  steps: {
    heading: "Three moves to the table",
    choose: {
      title: "Choose",
      body: "Pick a date and a table. Players, time and weight are listed as on the side of a box.",
    },
    hold: {
      title: "Hold",
      body: "Choose seats and we hold them for ten minutes. No need to rush.",
    },
    play: {
      title: "Play",
      body: "Show your QR ticket at the door and take your seat.",
    },
  },
  cast: {
    heading: "Six guides to the table",
    note: "Piece, die, card, hex, timer, box",
    headingOther: "Guides to the table",
    all: "Meet the guides",
  },
  news: { heading: "News", all: "All news" },
  articles: { heading: "Reading", all: "All articles", minutes: "{count, number} min read" },
  visit: {
    heading: "When and where",
    open: "Hours",
    closed: "Closed",
    separator: "; ",
    where: "Where",
    askHeading: "Not sure? Ask us.",
    askByLine:
      "Tell us how many you are and what you enjoy, and we'll suggest a table. LINE is the quickest way.",
    askByForm:
      "Tell us how many you are and what you enjoy, and we'll suggest a table. Use the contact form.",
    lineButton: "Ask on LINE",
    formButton: "Ask with the form",
  },
};
