import type { Pages } from "../../../shell/routing/record.ts";
import { hasId } from "../../../shell/routing/route-check.ts";
import { accountPage } from "../account-page.ts";

export const pages = {
  edit: accountPage({
    id: "user-address-edit",
    path: "/user/address/:id/edit",
    title: "userAddressEdit",
    messages: ["address", "validations", "writing"],
    validate: hasId,
    samples: ["/user/address/{address}/edit"],
  }),
  list: accountPage({
    id: "user-address",
    path: "/user/address",
    title: "userAddress",
    messages: ["address"],
  }),
  new: accountPage({
    id: "user-address-new",
    path: "/user/address/new",
    title: "userAddressNew",
    messages: ["address", "validations", "writing"],
  }),
} satisfies Pages;
