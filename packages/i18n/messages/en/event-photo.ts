import type { Translated } from "../../translated.ts";
import type { eventPhoto as ja, names as jaNames } from "../ja/event-photo.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userEventPhoto: "Photos of an event" },
};

export const eventPhoto: Translated<typeof ja> = {
  title: "Photos of this evening",
  lead: "If you would rather not be in a photo, a tap takes it down. Nobody asks why.",
  notThere:
    "This page is for those who were there. If you were not, or came without an account, and want a photo taken down, please write to us.",
  contact: "Write to us",
  none: "No photos yet.",
  numbered: "Photo {number, number}",
  own: "You sent this one",
  state: {
    waiting: "Shown once the organizers have seen it.",
    shown: "On the page.",
    hidden: "Taken down for now. The organizers will look at it.",
  },
  object: "Take this photo down",
  objectOf: "Take this photo down: {name}",
  decided: "The organizers looked at it and show it. If you still mind,",
  takeBack: "Take it back",
  takeBackOf: "Take it back: {name}",
  done: {
    sent: "We have your photo. It is shown once the organizers have seen it.",
    hidden: "It is down. The organizers will look at it.",
    takenBack: "The photo is deleted.",
  },
  form: {
    heading: "Send a photo",
    file: "Photo",
    hint: "JPEG, PNG, WebP or AVIF, up to 15 MB. Where it was taken and the like is removed before we store it.",
    caption: "Caption (optional)",
    captionHint:
      "What it shows, up to 100 characters. It is read to those who cannot see the photo.",
    consent: "I asked everybody in the photo, and they agree to it being on the event’s page",
    consentNote: "We note that you confirmed this. It is needed for photos without people too.",
    send: "Send the photo",
    moderated:
      "It comes on the event’s page once the organizers have seen it. Up to 10 for each event.",
  },
  refusal: {
    "no-file": "Please choose a photo.",
    "no-consent": "Please ask everybody in the photo first.",
    "too-large": "The photo is too large. The limit is 15 MB.",
    "too-late": "The days for sending photos are over.",
    "not-now": "You cannot send more, or the organizers have already decided about this photo.",
  },
  public: {
    title: "Photos",
    own: "Were you there? Send a photo, or take one down",
  },
  admin: {
    title: "Afterwards",
    page: "The event’s page",
    words: "Words from guests",
    noWords: "No words yet.",
    from: "{nickname}, {session}, {at}",
    played: "What was played",
    playedBy: "{name}: {players, number} (again: {again, number})",
    photos: "Photos",
    noPhotos: "No photos yet.",
    numbered: "Photo {number, number}",
    add: "Add a photo",
    addNote: "It comes on the event’s page at once.",
    sender: "Sent by {name}",
    house: "Of the house",
    gone: "somebody who left",
    consent: "Consent of all confirmed by {name}, {at}",
    objections: "{count, plural, one {# person asks} other {# people ask}} that it be taken down",
    image: { waiting: "Being converted.", refused: "It could not be read. Please delete it." },
    state: { waiting: "Waiting for you", shown: "Shown", hidden: "Taken down" },
    decide: { show: "Show", hide: "Take down", remove: "Delete" },
    decideOf: { show: "Show {name}", hide: "Take down {name}", remove: "Delete {name}" },
    done: {
      added: "We have the photo.",
      show: "It is shown.",
      hide: "It is taken down.",
      remove: "It is deleted.",
    },
  },
};
