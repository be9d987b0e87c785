import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-address-new",
  path: "/user/address/new",
  title: "userAddressNew",
  messages: ["address", "validations", "writing"],
});
