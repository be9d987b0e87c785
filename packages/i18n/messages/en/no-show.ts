import type { Translated } from "../../translated.ts";
import type { noShow as ja } from "../ja/no-show.ts";

export const noShow: Translated<typeof ja> = {
  heading: "About no-shows",
  rule: "After {absences, number} no-shows without notice in {months, plural, =1 {one month} other {# months}}, you can have at most {mostComing, plural, =1 {one coming reservation} other {# coming reservations}} at a time, for {days, number} days from the last one. If you can’t come, cancel before it starts: canceled reservations don’t count.",
  limited:
    "After {counted, number} no-shows, you can have at most {mostComing, plural, =1 {one coming reservation} other {# coming reservations}} for now. From {day} you can reserve as before.",
  limitReached:
    "Once your present reservation is over or canceled, you can make another. You can always join a waitlist.",
  ask: "If there was a reason, or if our record is wrong, please <link>tell us</link>.",
  refused:
    "After {counted, number} no-shows, you can have at most {mostComing, plural, =1 {one coming reservation} other {# coming reservations}}. From {day} you can reserve as before. Until then, once your present reservation is over or canceled, you can make another. If there was a reason, please tell us under “Contact” in your account",
  refusedShortly:
    "Because of the rule about no-shows, this reservation was not added. Please try again, or see “Reservations” in your account",
  own: {
    count: "{counted, plural, =1 {One counts} other {# count}} at the moment.",
    none: "None counts at the moment.",
    expires: "Expires on {day}",
    why: "You were not checked in from the start to the end, so this is kept as a no-show.",
    counted: "This one counts until {day}.",
    thisOne: { grace: "This one is not counted yet.", excused: "This one doesn’t count." },
    object:
      "If you were there, or something came up that you couldn’t help, please tell us. We will look into it and answer you.",
    standing: {
      grace: "Not counted yet. If you were there, please tell us.",
      excused: "Doesn’t count",
    },
    tell: "Tell us why",
    of: ": {title}",
  },
};
