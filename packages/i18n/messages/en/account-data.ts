import type { Translated } from "../../translated.ts";
import type { accountData as ja, names as jaNames } from "../ja/account-data.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userData: "Your data" },
};

export const accountData: Translated<typeof ja> = {
  heading: "Your data",
  lead: "Take your data with you, or delete the account as a whole.",
  export: {
    heading: "Export",
    body: "All that we keep about you in one file (JSON): your profile, addresses, inquiries, logins and the rest.",
    download: "Download the file",
    refused: {
      impersonating:
        "Only the person themselves can export. You cannot while you act in their name.",
      tooMany: "You can export ten times an hour. Please wait a while and try again.",
      unavailable: "It cannot be exported right now. Please try again in a moment.",
    },
  },
  leave: {
    heading: "Delete the account",
    body: "The following is deleted at once. It cannot be undone.",
    deleted: {
      profile: "Your profile, icon and name tag",
      addresses: "Your addresses",
      passkeys: "Your passkeys, and your logins on all devices",
      inquiries: "What you have asked us",
    },
    places: {
      heading: "These reservations will be canceled, too",
      seats: "{when}: you give up {count, plural, one {# seat} other {# seats}}",
      waiting: "{when}: you leave the waitlist for {count, plural, one {# seat} other {# seats}}",
    },
    before: "If you need any of it, please export it first.",
    word: "delete",
    label: "To confirm, type “{word}”",
    submit: "Delete the account",
    dialog: {
      title: "Delete your account?",
      body: "Your profile, addresses, passkeys and inquiries are all deleted. This cannot be undone.",
      bodyWithSeats:
        "{count, plural, one {A reservation is} other {# reservations are}} canceled, and the seats go to others. Your profile, addresses, passkeys and inquiries are all deleted, too. This cannot be undone.",
      accept: "Delete the account",
    },
    done: {
      summary: "Your account is deleted",
      detail: "We have sent you an e-mail about it. See you at a table some day.",
    },
    refused: {
      word: "Please type “{word}”",
      places:
        "You have made a reservation since this page was opened. Please look at what will be canceled, and try again.",
      admin:
        "An admin’s account cannot be deleted as it is. Please have another admin take the role away first.",
      impersonating:
        "Only the person themselves can delete the account. You cannot while you act in their name.",
      unavailable: "It cannot be deleted right now. Please try again in a moment.",
    },
  },
};
