import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-dashboard",
  path: "/admin",
  title: "adminDashboard",
  // Whoever may not see the day is led to the first page that they may.
  auth: { only: "staff", guestsLogIn: true },
  section: "dashboard",
  messages: ["adminDashboard"],
});
