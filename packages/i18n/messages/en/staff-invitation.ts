import type { Translated } from "../../translated.ts";
import type { staffInvitation as ja, names as jaNames } from "../ja/staff-invitation.ts";

export const names: Translated<typeof jaNames> = {
  titles: { staffInvitation: "Invitation to the staff" },
};

export const staffInvitation: Translated<typeof ja> = {
  open: {
    heading: "You are invited to join the staff",
    lead: "{by} asks you to take this on.",
    leadUnnamed: "You are asked to take this on.",
    roles: "Role",
    where: "Where",
    account: "Account",
    accept: "Accept",
    later: "Not now",
  },
  other: {
    heading: "This invitation is for another address",
    lead: "You are logged in as {email}. Log in with the address that received the invitation, then open the link again.",
  },
  expired: {
    heading: "The invitation has expired",
    lead: "Ask whoever invited you to send it again.",
  },
  gone: {
    heading: "This invitation does not work any more",
    lead: "It was accepted or taken back, or a newer one was sent. Look for a newer e-mail.",
  },
  done: {
    heading: "Welcome",
    lead: "The role is yours. You find everything on the administration pages.",
    action: "Open the administration",
  },
  home: "My page",
  refusal: {
    impersonated: "Only the person themselves can accept, not an admin in their name.",
    unavailable: "That did not work. Try again in a moment.",
  },
};
