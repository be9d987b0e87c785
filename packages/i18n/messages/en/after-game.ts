import type { Translated } from "../../translated.ts";
import type { afterGame as ja, names as jaNames } from "../ja/after-game.ts";

export const names: Translated<typeof jaNames> = {
  titles: { afterGame: "After the game", userPlay: "What I played" },
};

export const afterGame: Translated<typeof ja> = {
  title: "A good table.",
  lead: "Thank you for coming, {name}. Note the evening down before it fades. Nothing here has to be filled in.",
  leadNobody:
    "Thank you for coming. Note the evening down before it fades. Nothing here has to be filled in.",
  until: "You can write and change this until {day}.",
  closed: "The days for writing are over. You can still delete entries under “What I played”.",
  done: {
    played: "Noted.",
    takenBack: "Taken out of your log.",
    word: "Your word is saved.",
    name: "Changed.",
  },
  refusal: {
    tooLate: "The days for writing are over.",
    tooMany: "That is more than one evening can hold.",
    invalid: "Please check what you entered. A word has at most 200 characters.",
  },
  played: {
    title: "What you played",
    note: "In your own log only",
    log: "See your log",
    facts: "{min, number}–{max, number} players, {minutes, number} minutes",
    mark: "I played it",
    marked: "Played",
    takeBack: "Take out",
    how: "How was it?",
    liking: { hard: "It was hard", good: "It was good", again: "Again, please" },
    more: "Something else? (name of the game)",
    search: "Search",
    nothing: "“{words}” is not on the shelf.",
  },
  people: {
    title: "Who was there",
    you: "{name} (you)",
    nobody: "Nobody else shows their name yet.",
    show: "Show “{name}” in each other’s logs",
    hide: "Take “{name}” out of the logs",
    noName: "You have no nickname to show yet.",
    setName: "Choose one in your profile",
    note: "Nicknames are seen only between people of the same session who both chose to show theirs. Take yours out, and it is gone from their logs at once.",
  },
  word: {
    title: "A word to the organizers",
    titleTo: "A word to {name}",
    label: "Your word",
    hint: "Up to 200 characters. Only the organizers read it, and answer when you next meet. Send it empty to take it back.",
    send: "Send",
    change: "Send it anew",
  },
  photos: {
    title: "Photos",
    count:
      "There {count, plural, one {is # photo} other {are # photos}} of this evening. If you would rather not be in one, a tap takes it down.",
    none: "No photos are shown yet.",
    open: "See and send photos",
  },
  next: {
    title: "The next one",
    all: "All events",
    none: "The next one has no date yet.",
  },
  log: {
    title: "What I played",
    lead: "This page is yours alone. Nobody else sees it.",
    removed: "Deleted from your log.",
    open: "You can write about these now",
    openUntil: "{day}, open until {until}",
    write: "Write it down",
    empty: "Nothing here yet. From the morning after your visit you can write it down here.",
    sums: "<num>{evenings, number}</num> {evenings, plural, one {evening} other {evenings}}, <num>{games, number}</num> {games, plural, one {game} other {games}}, played <num>{plays, number}</num> {plays, plural, one {time} other {times}} in all",
    games: "Games",
    times: "{count, plural, one {once} other {# times}}, last on {day}",
    evenings: "By evening",
    where: "{day}, {venue}",
    with: "With {names}",
    between: ", ",
    liking: { hard: "It was hard", good: "It was good", again: "Again, please" },
    remove: "Delete",
    removeOf: "Delete {name} from the log",
  },
};
