import type { Translated } from "../../translated.ts";
import type { commons as ja } from "../ja/commons.ts";

export const commons: Translated<typeof ja> = {
  site: {
    name: "%site%",
    nameLatin: "%latin%",
    wordmark: "%wordmark%",
    tagline: "We open board-game tables, and keep one seat free for you.",
    description:
      "%site% opens board-game tables. Come alone, come for the first time: you are welcome.",
  },
  skip: "Skip to content",
  header: {
    home: "%site% home",
    pages: "Main pages",
    access: "Venue and access",
    more: "More pages",
    menu: "Menu",
    closeMenu: "Close menu",
    preferences: "Display settings",
    searchExample: "Events, games, articles",
    login: "Log in",
    loginOrStart: "Log in or start",
    account: "My page",
    accountOf: "My page: {name}",
  },
  breadcrumb: { label: "Breadcrumb", home: "Home" },
  navigator: { label: "On this page" },
  footer: { play: "Play", read: "Read", ask: "Ask", copyright: "© {year} %site%" },
  language: {
    label: "Language",
    ja: "日本語",
    en: "English",
    enShort: "EN",
    fallbackNote: "Pages without an English text stay in Japanese and say so.",
    onlyJapanese: "Japanese only",
  },
  theme: { label: "Brightness", system: "Same as device", light: "Light", dark: "Night" },
  motion: { reduce: "Less motion" },
  loading: "Loading",
  waiting: "No connection. The next page opens when it is back.",
  close: "Close",
  dialog: {
    confirm: { accept: "Continue", dismiss: "Not yet" },
    cancel: {
      title: "Stop here?",
      body: "What you have typed will not be saved.",
      accept: "Stop",
      dismiss: "Keep typing",
    },
    delete: { accept: "Delete", dismiss: "Keep it", typeName: "Type “{name}” to confirm" },
    reset: {
      title: "Undo your changes?",
      body: "Everything you changed goes back to what was last saved.",
      accept: "Undo changes",
      dismiss: "Keep editing",
    },
  },
  form: {
    lost: "There was no connection. Please check it and try again.",
    signedOut: "You have been logged out. What you wrote is still here. Please try again.",
  },
  toast: { region: "Notifications" },
  build: {
    title: "There is a newer version",
    detail: "Reload to see the latest.",
    reload: "Reload",
  },
  error: {
    home: "Go home",
    back: "Go back",
    reload: "Reload",
    status: {
      notFound: {
        heading: "Page not found",
        body: "This page does not exist, or it has moved.",
        aside: "Nobody is sitting at this table yet.",
      },
      forbidden: {
        heading: "You cannot open this page",
        body: "Your account does not have permission to see it.",
        aside: "You may be logged in with another account.",
      },
      serverError: {
        heading: "Something broke on our side",
        body: "Please try again in a little while.",
        aside: "A piece fell off the table. We are picking it up.",
      },
      maintenance: {
        heading: "We are closed for a moment",
        body: "Maintenance is under way.",
        aside: "We are wiping the table and will be right back.",
      },
      other: {
        heading: "Something went wrong",
        body: "An unexpected error occurred.",
        aside: "Please wait a little and try again.",
      },
    },
  },
};
