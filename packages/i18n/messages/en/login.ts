import type { Translated } from "../../translated.ts";
import type { login as ja, names as jaNames } from "../ja/login.ts";

export const names: Translated<typeof jaNames> = {
  titles: { login: "Log in" },
};

export const login: Translated<typeof ja> = {
  returnTo: "Once you are logged in, you will return to “{page}”.",
  returnToEvent: "Once you are logged in, you will return to “{page}” of “{event}”.",
  email: {
    heading: "Log in",
    lead: "We send a six-digit code to your e-mail address. There is no password.",
    label: "E-mail address",
    example: "name@example.com",
    send: "Send me a code",
  },
  code: {
    heading: "Enter your code",
    lead: "Enter the six digits we sent to <email></email>. They work for 5 minutes.",
    label: "Six-digit code",
    submit: "Log in",
    resend: "Send it again",
    resendIn: "Send it again (in <time></time>)",
    change: "Use another address",
  },
  missing: {
    title: "No e-mail?",
    wait: "It can take a minute or two.",
    spam: "Please look in your spam folder, too.",
    spelling: "We sent it to {email}. If that is misspelled, enter it again.",
    limit: "An address gets up to five codes an hour, and only the newest one works.",
    ask: "Still nothing? <contact>Write to us</contact> and we will help.",
  },
  passkey: {
    or: "or",
    signIn: "Log in with a passkey",
    cancelled: "Logging in with a passkey was broken off. Try again, or use a code.",
  },
  line: {
    signIn: "Log in with LINE",
    finish: {
      heading: "LINE has confirmed you",
      lead: "Now confirm the e-mail address we should write to about your seats. If you have an account, enter the address of that account. LINE is then connected to it, and will be all you need the next time.",
      codeLead:
        "Enter the six digits we sent to <email></email>, and LINE will be connected to this account. They work for 5 minutes.",
      without: "Log in without connecting LINE",
    },
    refusal: {
      denied: "You chose not to log in with LINE. A code by e-mail works as well.",
      expired:
        "It took too long to come back from LINE, or you began in another browser. Please try again.",
      away: "LINE does not answer at the moment. Please wait a little, or use a code by e-mail.",
      unproven: "LINE could not confirm who you are. Please try again.",
      banned:
        "This account cannot be used at the moment. If you do not know why, please contact us.",
      staff: "If you work with us, please log in with a code by e-mail or a passkey.",
      busy: "You cannot log in just now. Please wait a little and try again.",
    },
  },
  firstTime: "It is the same for newcomers: once the code is right, you have an account.",
  refusal: {
    INVALID_OTP: "That code is not right. Please check the digits in the newest e-mail.",
    OTP_EXPIRED: "That code has expired. We sent you a new one.",
    TOO_MANY_ATTEMPTS:
      "Three wrong tries, so that code no longer works. We sent you a new one: please enter that.",
    TOO_MANY_CODES: "We send up to five codes an hour to an address. Please try again later.",
    TOO_MANY_REQUESTS: "That was a lot in a short time. Please wait a moment and try again.",
    BANNED_USER:
      "This account cannot be used right now. If you do not know why, please write to us.",
    UNAVAILABLE: "Logging in does not work right now. Please try again in a moment.",
    other: "You could not be logged in. {message}",
    lost: "There was no connection. Please check it and try again.",
    incomplete: "Please enter all six digits.",
    code: "Error code: {code}",
    codeAndMessage: "Error code: {code} ({message})",
  },
};
