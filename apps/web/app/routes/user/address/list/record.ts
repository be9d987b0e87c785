import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-address",
  path: "/user/address",
  title: "userAddress",
  messages: ["address"],
});
