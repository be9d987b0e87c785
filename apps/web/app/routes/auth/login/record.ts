import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "login",
  path: "/auth/login",
  title: "login",
  auth: { only: "guest", redirectTo: "/user" },
  background: "white",
  breadcrumbHidden: true,
  messages: ["login"],
};
