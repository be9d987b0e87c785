import type { Translated } from "../../translated.ts";
import type { profile as ja, names as jaNames } from "../ja/profile.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userProfile: "Profile" },
};

export const profile: Translated<typeof ja> = {
  heading: "Profile",
  lead: "Others who come see your name tag and the plate that you choose to show, and nothing else.",
  groups: {
    icon: "Icon",
    name: "What we call you",
    play: "How you play",
    elsewhere: "Social accounts",
    mails: "E-mail",
  },
  fields: {
    icon: "Icon",
    picture: "Picture",
    displayName: "Display name",
    handle: "ID",
    bio: "About you",
    level: "Experience",
    languages: "Languages you speak",
    favoriteGames: "Favorite games",
    canTeach: "I can explain rules",
    canTeachInEnglish: "I can explain them in English too",
    showsAbout: "Add this to my plate in “Who’s coming”",
    xId: "X",
    instagramId: "Instagram",
    lineId: "LINE ID",
    facebookId: "Facebook",
    youtubeId: "YouTube channel ID",
    locale: "Language of our e-mails",
  },
  icons: {
    current: "Current icon",
    drawn: "Drawn icon {number}",
    picture: "Choose a picture",
    hint: "JPEG, PNG, GIF, WebP or AVIF, up to 1 MB. We remove the place it was taken before we keep it.",
  },
  crop: {
    preview: "The part of the picture that is used",
    zoom: "Size",
    horizontal: "Left to right",
    vertical: "Top to bottom",
    unreadable: "This picture could not be read. Please choose another",
  },
  notification: "Choose your notifications",
  displayNameHint: "Up to 40 letters, for your name tag.",
  handle: {
    hint: "3 to 20 letters, digits or _.",
    asking: "Checking whether it is free",
    free: "This ID is free",
    taken: "Somebody else has {value}",
  },
  favoriteGamesHint: "One per line, up to 10.",
  favoriteGamesExample: "e.g. Nine Shrines",
  levels: {
    beginner: "Just started",
    casual: "Now and then",
    regular: "Often",
    expert: "All the time",
    none: "Keep it off the tag",
  },
  languages: {
    ja: "日本語",
    en: "English",
    zh: "中文",
    ko: "한국어",
    sign: "Sign language",
    other: "Others",
  },
  notes: {
    canTeach: "We may ask you to guide a table when you bring a game.",
    canTeachInEnglish: "Beside your plate, it helps people without Japanese to find you.",
    showsAbout:
      "At events where you show your plate, others who come can read what you say about yourself, your favorite games and that you can explain rules.",
  },
  examples: {
    instagramId: "kotori.plays",
    lineId: "e.g. kotori-line",
    facebookId: "e.g. kotori.morino",
  },
  nameTag: {
    heading: "Your name tag",
    noName: "(display name)",
    english: "English OK",
    teaches: "Explains rules",
    note: "Other guests never see your full name, phone number or e-mail address.",
  },
  bar: {
    label: "Save",
    unchanged: "Save when you have changed something",
    changed: "Changed: <count></count>",
    reset: "Undo",
  },
  done: { saved: "Profile saved" },
  refusal: {
    pictureMissing: "Please choose a picture",
    pictureTooLarge: "A picture has 1 MB at most",
    pictureRefused: "This picture cannot be used. Please choose another",
  },
};
