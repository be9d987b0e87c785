import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-contact",
  path: "/user/contact",
  title: "userContact",
  messages: ["accountContact", "contact", "validations", "writing"],
});
