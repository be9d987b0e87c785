import type { Translated } from "../../translated.ts";
import type { adminEventTemplate as ja, names as jaNames } from "../ja/admin-event-template.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminEventTemplate: "Event templates" },
  adminAudit: {
    groups: { "event-template": "Event templates" },
    actions: {
      "event-template": {
        create: "Saved an event template",
        remove: "Deleted an event template",
        rename: "Renamed an event template",
      },
    },
    kinds: { "event-template": "Event template" },
  },
};

export const adminEventTemplate: Translated<typeof ja> = {
  heading: "Templates",
  note: "Start a new event the way you often hold it. Venue, hours, fee, deadlines, tables and texts are filled in, and all times move to its day.",
  empty: "No templates yet",
  emptyHint: "Save one with “Save as a template” in the editor of an event.",
  events: "To the list of events",
  sessions: "{count, plural, one {# session} other {# sessions}}",
  fee: "¥{amount, number}",
  free: "Free",
  day: "Day",
  create: "Create an event",
  createFrom: "Create an event from “{name}”",
  change: "Rename or delete",
  changeOf: "Rename or delete “{name}”",
  name: "Name of the template",
  nameHint: "Up to {max, number} characters, such as “Heavyweight night (half a day)”.",
  rename: "Rename",
  remove: "Delete",
  removeOf: "Delete “{name}”",
  removing: {
    title: "Delete “{name}”?",
    text: "Events that were created from it stay as they are.",
    submit: "Delete",
    dismiss: "Back",
  },
  save: {
    open: "Save as a template",
    hint: "Start later events with the same venue, hours, fee, tables and texts.",
    title: "Save this event as a template?",
    text: "The draft is saved as it stands now. Later changes to the event do not change the template.",
    submit: "Save the template",
    dismiss: "Back",
  },
  refusal: {
    name: "Please enter a name of up to {max, number} characters",
    day: "Please enter the day",
    "name-taken": "There is a template of this name. Please choose another one",
    full: "There can be {limit, number} templates. Please delete some that you do not use",
    gone: "This template has been deleted",
    other: "That did not work ({code}). Please try again in a moment",
  },
  done: {
    templateSaved: "Saved as a template",
    renamed: "The template was renamed",
    removed: "The template was deleted",
    begun: "Created from the template",
  },
};
