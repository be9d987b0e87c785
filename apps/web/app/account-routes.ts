import type { MessageSet } from "@takujo/i18n/messages";
import type { RouteEntry } from "./route-entry.ts";
import { hasId, hasSlug, type RouteCheck } from "./shell/route-check.ts";

type PageOf = (
  id: string,
  path: string,
  title: RouteEntry["title"],
  ...messages: MessageSet[]
) => RouteEntry;

/** A page of somebody's own account. */
const account: PageOf = (id, path, title, ...messages) => ({
  id,
  path,
  title,
  auth: { only: "user" },
  breadcrumbHidden: true,
  navigator: true,
  noIndex: true,
  messages: ["account", ...messages],
});

const hasSlugAndId: RouteCheck = (params) => hasSlug(params) === true && hasId(params);

/** A step of taking seats. */
const reserving: PageOf = (id, path, title, ...messages) => ({
  id,
  path,
  title,
  auth: { only: "user" },
  breadcrumbHidden: true,
  noIndex: true,
  messages: ["reserving", ...messages],
  validate: path.includes(":id") ? hasSlugAndId : hasSlug,
});

/** Signing in, and all that comes after it. Only browsers that come to one of them load the list. */
export const accountRoutes: RouteEntry[] = [
  {
    id: "login",
    path: "/auth/login",
    title: "login",
    auth: { only: "guest", redirectTo: "/user" },
    background: "white",
    headerFixed: true,
    breadcrumbHidden: true,
    messages: ["login"],
  },
  {
    id: "changed-email",
    path: "/auth/changed-email",
    title: "changedEmail",
    auth: false,
    layout: "none",
    noIndex: true,
    messages: ["emailChange"],
  },
  account("user", "/user", "user", "accountReservation"),
  account("user-profile", "/user/profile", "userProfile", "profile", "validations"),
  account("user-address", "/user/address", "userAddress", "address"),
  account("user-address-new", "/user/address/new", "userAddressNew", "address", "validations"),
  {
    ...account(
      "user-address-edit",
      "/user/address/:id/edit",
      "userAddressEdit",
      "address",
      "validations",
    ),
    validate: hasId,
  },
  account("user-reservation", "/user/reservation", "userReservation", "accountReservation"),
  {
    ...account(
      "user-reservation-detail",
      "/user/reservation/:id/detail",
      "userReservationDetail",
      "accountReservation",
      "ticket",
    ),
    validate: hasId,
  },
  {
    ...account(
      "user-reservation-offer",
      "/user/reservation/:id/offer",
      "userReservationOffer",
      "offer",
    ),
    validate: hasId,
  },
  {
    id: "reservation-answer",
    path: "/reservation/answer",
    title: "reservationAnswer",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    messages: ["reminder"],
  },
  account("user-email", "/user/email", "userEmail", "emailChange"),
  account("user-passkey", "/user/passkey", "userPasskey", "passkey"),
  account("user-device", "/user/device", "userDevice", "devices"),
  account(
    "user-contact",
    "/user/contact",
    "userContact",
    "accountContact",
    "contact",
    "validations",
  ),
  account("user-data", "/user/data", "userData", "accountData"),
  reserving(
    "reservation-new",
    "/event/:slug/reservation/new",
    "reservationNew",
    "event",
    "account",
    "validations",
  ),
  reserving(
    "reservation-edit",
    "/event/:slug/reservation/:id/edit",
    "reservationEdit",
    "event",
    "account",
    "validations",
  ),
  reserving(
    "reservation-success",
    "/event/:slug/reservation/:id/success",
    "reservationSuccess",
    "ticket",
  ),
];
