import { receptionPage } from "../reception-page.ts";

/** The address in a ticket's QR code redirects to the reception of its event. */
export const record = receptionPage({
  id: "reception-ticket",
  path: "/admin/check-in",
  title: "reception",
  samples: ["/admin/check-in?code=7K2M49XQ"],
});
