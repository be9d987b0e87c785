import type { Translated } from "../../translated.ts";
import type { adminNoShow as ja, names as jaNames } from "../ja/admin-no-show.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminNoShowRule: "Rule about no-shows" },
  adminAudit: {
    groups: { "no-show-rule": "Rule about no-shows" },
    actions: { "no-show-rule": { change: "Changed the rule about no-shows" } },
    kinds: { "no-show-rule": "Rule about no-shows" },
  },
};

export const adminNoShow: Translated<typeof ja> = {
  heading: "Rule about no-shows",
  note: "Whoever often fails to come without notice gets fewer reservations in advance for a while. It shuts nobody out, and other guests see nothing of it.",
  form: {
    isOn: "Use this rule",
    isOnNote:
      "The rule then stands on the pages of events and where people reserve. Switched off, every limit ends at once.",
    absences: "After how many",
    absencesHint: "No-shows that count.",
    months: "Each counts for (months)",
    monthsHint: "A no-show expires this long after the day of the event.",
    graceHours: "Counts after (hours)",
    graceHoursHint:
      "For so long after the end nothing is counted, and what was forgotten at check-in can be corrected. Whoever is checked in late has come.",
    mostComing: "Coming reservations at a time",
    mostComingHint: "A place on a waitlist does not count; taking an offered seat does.",
    days: "For how many days",
    daysHint: "From the day of the last no-show.",
    less: "Less",
    more: "More",
    save: "Save",
  },
  preview: {
    heading: "What guests read",
    off: "Not in use. Guests see nothing of it.",
  },
  limits: {
    heading: "What this rule never does",
    items: {
      ban: "Shut anybody out. One reservation is always possible.",
      cancelled: "Count canceled reservations, not even those canceled late.",
      guests: "Count people without an account: by a name alone nobody can be recognized.",
      organizer: "Stop you. Reservations that you add or move are not limited.",
      empty: "Count sessions at which nobody was checked in. They leave no no-shows.",
    },
  },
  done: { saved: "The rule is saved" },
  refusal: {
    "changed-meanwhile":
      "Somebody else changed the rule first, so nothing was saved. Look at it as it is now, then save again.",
    other: "It was not saved. Please try again in a moment.",
  },
  person: {
    heading: "Rule about no-shows",
    off: "This rule is not in use.",
    toRule: "See the rule",
    left: "{count, number} to go",
    limited: "{count, plural, =1 {One reservation} other {# reservations}} at most",
    over: "The limit is over",
    rings: "{counted, number} of {absences, number}",
    window: "In {months, plural, =1 {one month} other {# months}}",
    sum: "{counted, number} of {absences, number}",
    consequence:
      "From {absences, number} on, at most {mostComing, plural, =1 {one coming reservation} other {# coming reservations}} for {days, number} days. Waitlists stay open.",
    limitedUntil:
      "At most {mostComing, plural, =1 {one coming reservation} other {# coming reservations}} (now {coming, number}). As before from {day}.",
    none: "No no-show counts.",
    expires: "Expires on {day}",
    grace: "Not counted yet",
    excused: "Doesn’t count ({reason})",
    excuse: "Don’t count",
    count: "Count",
    of: ": {title}",
    question: {
      title: "Not count this no-show?",
      text: "{title} ({day}). The record of the no-show stays; it only no longer counts for the rule. The reason is not shown to the person.",
      reason: "Reason",
      submit: "Don’t count",
    },
    reasons: {
      told: "They told us",
      reception: "Forgotten at check-in",
      travel: "Weather or transport",
      venue: "Our own doing",
      other: "Something else",
    },
  },
};
