import type { Translated } from "../../translated.ts";
import type { emailChange as ja, names as jaNames } from "../ja/email-change.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userEmail: "E-mail address", changedEmail: "Change of address" },
};

export const emailChange: Translated<typeof ja> = {
  heading: "Change your e-mail address",
  form: {
    current: "Current address",
    next: "New address",
    required: "Required",
    hint: "If it is the address of a Japanese phone company, please allow e-mails from {host}.",
    send: "Send the e-mail",
    cancel: "Cancel",
  },
  steps: {
    heading: "What will happen",
    agree: "Approve it from your current address",
    agreeNote:
      "Open the link that comes to {email} within 24 hours. It shows that it is really you.",
    prove: "Confirm from the new address",
    proveNote: "Then an e-mail comes to the new address, too. Open its link within 24 hours.",
    change: "Done",
    changeNote:
      "Your passkeys stay as they are. Other devices are logged out. Until then you log in with your current address.",
  },
  pending: {
    current: "Current (still valid)",
    next: "New (to be confirmed)",
    agree: "Please open the link in the e-mail to your current address",
    agreeNote:
      "It was sent to {email} at <time></time> and works for 24 hours. If you cannot find it, please look in your spam folder.",
    prove: "Open the link in the e-mail to the new address",
    proveNote: "Once you have agreed, it comes to {email}.",
    again: "Send it again",
    correct: "Correct the address",
    stop: "As long as you open no link, your address stays as it is.",
    unexpected:
      "If this was not you, open no link, and look at <devices>where you are logged in</devices>.",
  },
  landing: {
    ask: {
      heading: "Confirm the change of your address",
      text: "If you asked for this change, press the button. If you did not, close this page, and nothing changes.",
      action: "Confirm",
    },
    confirmed: {
      heading: "Thank you.",
      text: "We have sent an e-mail to the new address. Open its link within 24 hours to make the change.",
    },
    changed: {
      heading: "Your address was changed.",
      text: "From now on, log in with the new address. Your passkeys stay as they are. Other devices have been logged out.",
    },
    refused: { heading: "It could not be changed." },
    account: "To my page",
    again: "Ask again",
    home: "To the home page",
    close: "You can close this page.",
  },
  refusal: {
    EMAIL_IS_THE_SAME: "That is your address already.",
    NOT_WHILE_IMPERSONATING: "The address cannot be changed while acting for someone else.",
    TOO_MANY_REQUESTS: "That was too often in a short time. Please wait a little and try again.",
    UNAVAILABLE: "This is not possible just now. Please wait a little and try again.",
    INVALID_TOKEN: "This is not a valid link. Please check that it was not cut off in the e-mail.",
    TOKEN_USED: "This link was used already, or a newer one took its place.",
    TOKEN_EXPIRED: "This link was valid for 24 hours, which have passed. Please ask again.",
    EMAIL_TAKEN: "Another account has this address.",
    other: "It could not be changed. {message}",
  },
};
