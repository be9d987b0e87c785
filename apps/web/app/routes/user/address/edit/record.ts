import { hasId } from "../../../../shell/routing/route-check.ts";
import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-address-edit",
  path: "/user/address/:id/edit",
  title: "userAddressEdit",
  messages: ["address", "validations", "writing"],
  validate: hasId,
  samples: ["/user/address/{address}/edit"],
});
