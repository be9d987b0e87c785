import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-reservation",
  path: "/user/reservation",
  title: "userReservation",
  messages: ["accountReservation", "noShow", "pass", "proposedTable"],
  samples: ["/user/reservation", "/user/reservation?show=waiting"],
});
