import type { Translated } from "../../translated.ts";
import type { passkey as ja, names as jaNames } from "../ja/passkey.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userPasskey: "Passkeys" },
};

export const passkey: Translated<typeof ja> = {
  lead: "A key that logs you in when you unlock your device.",
  list: {
    label: "Your passkeys",
    unnamed: "Passkey without a name",
    created: "Added <day></day>",
    synced: "Works on your synced devices",
    onDevice: "Works only where it was made",
    rename: "Rename",
    renameOf: "Rename “{name}”",
    delete: "Delete",
    deleteOf: "Delete “{name}”",
  },
  rename: { title: "Rename", label: "Name of the passkey", save: "Save", cancel: "Cancel" },
  delete: {
    title: "Delete “{name}”?",
    body: "You will no longer be able to log in with this passkey. What is left of it on your device can be deleted in the device’s settings.",
    last: "This is your last passkey. After this you log in with a code by e-mail. What is left of it on your device can be deleted in the device’s settings.",
    accept: "Delete",
    dismiss: "Keep it",
  },
  empty: {
    title: "No passkeys yet",
    text: "You log in with a code by e-mail, as before. A passkey can be added at any time.",
  },
  add: {
    title: "Add a passkey",
    lead: "Make it on this device, or on a phone or a security key.",
    leadElsewhere: "This device can’t store one. Use your phone or a security key.",
    name: "Name of the passkey",
    here: "Make it on this device",
    elsewhere: "Use another device",
    needsScript: "To add a passkey, please turn on JavaScript in your browser.",
  },
  offer: {
    title: "No code next time",
    lead: "With a passkey on this device, your face, your fingerprint or your screen lock is all it takes to log in.",
    here: "Make a passkey",
    later: "Later",
    note: "You can make one at any time, under “Passkeys” in your account.",
  },
  unsupported: {
    title: "This browser cannot make passkeys.",
    text: "Please try iOS 16, Android 9 or later, or a recent Chrome, Safari, Edge or Firefox. If you opened this page inside an app, it may work in your usual browser.",
    copy: "Copy the address of this page",
    copied: "Address copied",
    copyFailed: "It could not be copied",
    more: "More about passkeys",
  },
  merits: {
    heading: "Why passkeys are good",
    memory: {
      title: "Nothing to remember",
      text: "Your face, your fingerprint or your screen lock lets you in. There is no code to wait for.",
    },
    theft: {
      title: "Hard to steal",
      text: "The secret never leaves your device, and it does not work on fake sites.",
    },
    loss: {
      title: "Lost it? No harm done",
      text: "A code by e-mail always lets you in. Delete the device you lost here.",
    },
  },
  line: {
    title: "Log in with LINE",
    lead: "Once LINE is connected, it is all you need to log in. We only receive the ID that LINE has made up for this site: no name, no picture, no friends.",
    link: "Connect LINE",
    linked: "Connected since <day></day>.",
    unlink: "Disconnect LINE",
    unlinkNote:
      "Devices that logged in with LINE are then logged out, and the address for your calendar stops working.",
    done: "LINE is connected. You can log in with it from now on.",
    refusal: {
      denied: "You chose not to connect LINE.",
      expired: "It took too long to come back from LINE. Please try again.",
      away: "LINE does not answer at the moment. Please try again a little later.",
      unproven: "LINE could not confirm who you are. Please try again.",
      staff: "LINE cannot be connected to the accounts of people who work with us.",
      taken:
        "This LINE account is connected to another account here. Log in to that one and disconnect it first.",
      another: "Another LINE account is connected to this account. Disconnect it first.",
      session: "LINE was not connected, because somebody else is logged in by now.",
      busy: "That is not possible just now. Please try again a little later.",
    },
  },
  done: {
    unlinked: "LINE is disconnected.",
    added: "Your passkey was added. You can log in with it from now on.",
    renamed: "The name was changed.",
    deleted: "The passkey was deleted.",
  },
  refusal: {
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
      "This device already has a passkey of yours. You can make one on another device.",
    ERROR_CEREMONY_ABORTED: "It was broken off. Please try again if you like.",
    USER_VERIFICATION_REQUIRED:
      "It takes a device that can tell that it is you, by face, fingerprint or PIN. Please try another one.",
    NOT_WHILE_IMPERSONATING: "Passkeys cannot be changed while acting for someone else.",
    TOO_MANY_REQUESTS: "That was too often in a short time. Please wait a little and try again.",
    PASSKEY_NOT_FOUND: "This passkey is gone already.",
    NOT_LOGGED_IN: "You are no longer logged in. Please log in and try again.",
    other: "It did not work. {message}",
  },
};
