import type { Translated } from "../../translated.ts";
import type { about as ja } from "../ja/about.ts";

export const about: Translated<typeof ja> = {
  hero: {
    heading: "We keep one seat<br></br>free for you.",
    lead: "%site% opens board-game tables in Kanda, Tokyo. Before anyone wins or loses, there is the time when everybody leans over the same board. That is what we are for.",
  },
  sections: { origin: "How it began", promise: "Promises", access: "Getting here" },
  origin: {
    heading: "The middle of the five",
    mark: "The five on a die looks like one table with four seats: the golden dot in the middle is the table, the dots around it are people. Our mark comes from there.",
    story:
      "In the autumn of 2024 we rented an old print shop next to a bath house and put four tables on its earthen floor. With the hall upstairs there are ten now, open on weeknights and at weekends.",
  },
  facts: {
    tables: { value: "10", unit: "tables", note: "4 on the ground floor, 6 upstairs" },
    boxes: { value: "640", unit: "boxes", note: "On the shelves; six change every month" },
    alone: { value: "52%", unit: "", note: "Came on their own (2025)" },
    guides: { value: "8", unit: "guides", note: "Four of them teach in English too" },
  },
  promise: {
    heading: "Three promises",
    patience: {
      title: "Nobody is rushed",
      body: "We wait while people think. Watching the clock is the guide’s job.",
    },
    company: {
      title: "Nobody is left behind",
      body: "Rules are taught at every table from the start, and once more for latecomers.",
    },
    privacy: {
      title: "Nobody is questioned",
      body: "A nickname is all you need. We never ask about age or work.",
    },
  },
  access: {
    heading: "Takujo House Kanda",
    address: "Address",
    hours: "Opening hours",
    closed: "Closed",
    separator: "; ",
    telephone: "Telephone",
    email: "Mail",
    steps: "Steps",
    stepsBody: "3 cm at the entrance, 2 wheelchair places",
    stepsNote: "Stairs only to the upper floor; we seat wheelchair users downstairs",
    bicycles: "Bicycles",
    bicyclesBody: "Room for 10, behind the bath house",
    operator: "Run by",
    operatorBody: "%site%",
    openMap: "Open a map",
  },
};
