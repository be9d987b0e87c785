import { pageKinds } from "@takujo/contracts/inbox/follow-kinds";
import type { Pages } from "../../shell/routing/record.ts";
import { hasSlug } from "../../shell/routing/route-check.ts";
import { accountPage } from "./account-page.ts";

export const pages = {
  contact: accountPage({
    id: "user-contact",
    path: "/user/contact",
    title: "userContact",
    messages: ["accountContact", "contact", "validations", "writing"],
  }),
  "data/export": {
    id: "user-data-export",
    path: "/user/data/export",
    auth: { only: "user" },
    returnTo: () => "/user/data",
  },
  data: accountPage({
    id: "user-data",
    path: "/user/data",
    title: "userData",
    messages: ["accountData"],
  }),
  device: accountPage({
    id: "user-device",
    path: "/user/device",
    title: "userDevice",
    messages: ["devices"],
  }),
  email: accountPage({
    id: "user-email",
    path: "/user/email",
    title: "userEmail",
    messages: ["emailChange"],
  }),
  "event-photo": accountPage({
    id: "user-event-photo",
    path: "/user/event-photo/:slug",
    title: "userEventPhoto",
    messages: ["eventPhoto"],
    validate: hasSlug,
    samples: ["/user/event-photo/tea-road-evening"],
  }),
  follow: accountPage({
    id: "user-follow",
    path: "/user/follow/:kind/:slug",
    title: "userFollow",
    messages: ["notification"],
    validate: (params) => pageKinds.some((kind) => kind === params["kind"]) && hasSlug(params),
    samples: ["/user/follow/event/heavyweight-day-grand-canal"],
  }),
  home: accountPage({
    id: "user",
    path: "/user",
    title: "user",
    messages: ["accountReservation", "notification", "pass", "ticket", "validations"],
  }),
  notification: accountPage({
    id: "user-notification",
    path: "/user/notification",
    title: "userNotification",
    messages: ["notification"],
  }),
  passkey: accountPage({
    id: "user-passkey",
    path: "/user/passkey",
    title: "userPasskey",
    messages: ["passkey"],
  }),
  play: accountPage({
    id: "user-play",
    path: "/user/play",
    title: "userPlay",
    messages: ["afterGame"],
  }),
  profile: accountPage({
    id: "user-profile",
    path: "/user/profile",
    title: "userProfile",
    messages: ["profile", "validations", "writing"],
  }),
  "staff-invitation": accountPage({
    id: "staff-invitation",
    path: "/user/staff-invitation",
    title: "staffInvitation",
    messages: ["staffInvitation", "staffRole"],
  }),
} satisfies Pages;
