import type { Translated } from "../../translated.ts";
import type { login as ja } from "../ja/login.ts";

export const login: Translated<typeof ja> = {
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
    title: "No mail?",
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
  firstTime: "It is the same for newcomers: once the code is right, you have an account.",
  refusal: {
    INVALID_OTP: "That is not the code. Please check the digits in the mail.",
    OTP_EXPIRED: "This code no longer works. Please have another one sent.",
    TOO_MANY_ATTEMPTS:
      "That was wrong too often, so this code no longer works. Please have another one sent.",
    TOO_MANY_CODES: "An address gets up to five codes an hour. Please try again later.",
    TOO_MANY_REQUESTS: "That was a lot in a short time. Please wait a moment and try again.",
    BANNED_USER:
      "This account cannot be used right now. If you do not know why, please write to us.",
    UNAVAILABLE: "Logging in does not work right now. Please try again in a moment.",
    other: "You could not be logged in. {message}",
    lost: "There was no connection. Please check it and try again.",
  },
};
