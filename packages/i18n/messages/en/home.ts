import type { Translated } from "../../translated.ts";
import type { home as ja } from "../ja/home.ts";

export const home: Translated<typeof ja> = {
  hero: {
    heading: "Which table tonight?",
    lead: "Takujo opens board-game tables in Tokyo. Come alone, come new. There is always one seat left for you.",
    events: "Find an event",
    about: "First time here?",
  },
  week: {
    heading: "This week",
    range: "{from} – {to}",
    today: "{weekday}, today",
    count: "{count, plural, one {# event} other {# events}}",
    closed: "Closed",
    nothing: "Nothing on",
  },
  next: {
    heading: "Coming up",
    note: "Rings show roughly how many seats are free.",
    all: "All events",
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
      body: "Show your QR ticket at the door. A guide at the table teaches the rules.",
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
    heading: "Takujo House Kanda",
    open: "Open",
    openBody: "Weekdays 18:00–22:30 / weekends 10:00–22:00",
    closed: "Closed",
    closedBody: "Mondays (Tuesday after a holiday)",
    where: "Where",
    whereBody: "4 minutes on foot from Kanda station, next to the bath house",
    tables: "Tables",
    tablesBody: "4 on the ground floor, 6 upstairs (2 wheelchair places)",
    askHeading: "Not sure? Ask us.",
    askBody:
      "Tell us how many you are and what you enjoy, and we'll suggest a table. LINE is the quickest way.",
    askButton: "Ask on LINE",
  },
};
