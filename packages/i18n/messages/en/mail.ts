import type { Translated } from "../../translated.ts";
import type { mail as ja } from "../ja/mail.ts";

export const mail: Translated<typeof ja> = {
  greeting: "Dear {name},",
  /** In place of the recipient's name in the organizer's preview of a mail. */
  previewName: "(name)",
  brand: "%sites%",
  place: "%place%",
  replies: "Replies go to {address}",
  repliesHere: "Just reply to this e-mail",
  facts: {
    receipt: "Receipt no.",
    category: "About",
    name: "Name",
    email: "E-mail",
    reservationCode: "Reservation",
    replyLocale: "Reply in",
  },
  contactCopy: {
    subject: "%site%: we have your message (receipt no. {receipt})",
    preview: "Receipt no. {receipt}. We reply by e-mail.",
    heading: "Your message is with us.",
    lead: "Thank you for writing. We reply to this address. This is what you sent us.",
    body: "Your message",
    note: "Anything to add? Just reply to this e-mail.",
    reason:
      "This copy was sent automatically because somebody wrote to us with this address. If that was not you, it was probably mistyped; please delete this e-mail.",
  },
  contactReply: {
    heading: "Our reply to your message",
    lead: "This is about your message with the receipt no. {receipt}.",
    body: "Your message",
    note: "Is there more you would like to know? Just reply to this e-mail.",
    reason: "You receive this because you wrote to us.",
  },
  contactNotice: {
    subject: "[Contact] {category} (receipt no. {receipt})",
    preview: "{name} has written to you.",
    heading: "A message has arrived",
    lead: "It is from {name}. Replying to this e-mail reaches them directly.",
    body: "Message",
    note: "They have been sent a copy automatically.",
    reason: "A notice from the contact form.",
  },
  answerNotice: {
    subject: "[Contact] A reply has arrived (receipt no. {receipt})",
    preview: "{name} has replied.",
    heading: "A reply has arrived",
    lead: "{name} has replied by e-mail. You find it in the thread.",
    files: "Attachments",
    separator: ", ",
    body: "Message",
    open: "Open the thread",
    reason: "You receive this because somebody replied about their inquiry.",
  },
  message: {
    lead: "A note from the organizer of “{title}” ({when}).",
    detail: "See your reservation ({code})",
    reason: "Sent to everyone who has a reservation for this event or is waiting for a seat.",
    /** To the organizer alone. */
    test: "[Test] {subject}",
  },
  newsletter: {
    lead: "News from %site%.",
    reason: "You get this because you turned on “Newsletter” in your notifications.",
    unsubscribe: "Unsubscribe",
  },
  follow: {
    subject: "%site%: {title}",
    subjectMany:
      "%site%: {count, plural, one {# new event} other {# new events}} from what you follow",
    heading: "Something new for you",
    lead: "There are new events from what you follow.",
    event: "Event",
    when: "When",
    place: "Where",
    because: "Because you follow {names}",
    between: ", ",
    open: "See this event",
    more: "And {count, plural, one {# more} other {# more}}.",
    all: "See all events",
    reason: "You get this when something you follow has a new event, at most once a day.",
    unsubscribe: "Stop these e-mails",
  },
  receptionHelp: {
    subject: "%site%: please help at check-in for {title}",
    preview: "{when}, {place}",
    heading: "Please help at check-in",
    lead: "{by} has asked you to do check-in for this event.",
    leadUnnamed: "You have been asked to do check-in for this event.",
    event: "Event",
    when: "When",
    place: "Where",
    open: "Open check-in",
    days: "The page opens from {from} until {until}, once you are logged in to %site%. Open it once before the event starts, and it also works without a signal at the venue.",
    reason: "You receive this because the organizer gave your account the right to do check-in.",
  },
  receptionHelpEnded: {
    subject: "%site%: you are no longer needed at check-in for {title}",
    preview: "There is nothing left for you to do.",
    heading: "You are no longer needed at check-in",
    lead: "The organizer no longer needs you at check-in for this event. Its page does not open for you any more.",
    reason: "You receive this because you had been asked to help at check-in.",
  },
  staffInvitation: {
    subject: "%site%: you are invited to join the staff",
    preview: "You can accept until {until}.",
    heading: "You are invited to join the staff",
    lead: "{by} invites you to join the staff.",
    leadUnnamed: "You are invited to join the staff.",
    role: "Role",
    where: "Where",
    event: "{title} ({day})",
    until: "Accept until",
    open: "Open the invitation",
    how: "On that page, log in as {email} and press the button to take the role. If you have no account yet, logging in makes one. The link works once, and for this address only.",
    reason:
      "You receive this because the organizer invited this address. If you did not expect it, you don’t have to do anything: the invitation lapses by itself.",
  },
  signInCode: {
    subject: "%site% login code: {code}",
    lead: "This is your code to log in to %site%.",
    use: "Enter it within 5 minutes, on the screen that sent it. It does not work in another browser or on another device.",
    unexpected:
      "If you did not ask for a code, delete this e-mail. Nobody can log in unless you tell them the code. Our staff will never ask you for it.",
  },
  confirmChange: {
    subject: "%site%: please confirm your new e-mail address",
    lead: "Somebody asked to change the e-mail address of your %site% account to {newEmail}. If that was you, open this page within 24 hours and press the button:",
    next: "We then send an e-mail to the new address. Once you have pressed the button on its page too, the change is done.",
    unexpected:
      "If it was not you, do not press the button, and nothing changes. If you are worried, write to {address}.",
  },
  verifyAddress: {
    subject: "%site%: please confirm this e-mail address",
    lead: "Somebody asked to use this address for their %site% account. Open this page within 24 hours and press the button, and the change is done:",
    unexpected:
      "If you know nothing of it, somebody probably mistyped their own address. Please delete this e-mail.",
  },
  addressInUse: {
    subject: "This address already has a %site% account",
    lead: "Somebody asked to change the e-mail address of another %site% account to this one. As this address has an account already, nothing was changed.",
    unexpected:
      "If that was not you, there is nothing to do: your account stays as it is. You can log in with this address as always.",
  },
  emailChanged: {
    subject: "%site%: your e-mail address has changed",
    lead: "The e-mail address of your %site% account is now {newEmail}. You have been logged out in other browsers and on other devices.",
    unexpected: "If it was not you, write to {address} at once.",
  },
  lineLinked: {
    subject: "%site%: you can now log in with LINE",
    lead: "LINE has been connected to your %site% account, so you can log in with it from now on. To disconnect it, open Passkeys on your page.",
    unexpected:
      "If it was not you, log in with a code by e-mail, disconnect LINE, and write to {address} at once.",
  },
  accountDeleted: {
    subject: "%site%: your account has been deleted",
    lead: "We have deleted your %site% account, along with your profile, addresses, passkeys and inquiries.",
    seats: "These reservations were canceled and their seats given up:",
    seat: "- {title}, {when} ({count, plural, one {# seat} other {# seats}})",
    again: "You can start over at any time with the same e-mail address. Thank you for playing.",
    unexpected: "If it was not you, write to {address} at once.",
  },
};
