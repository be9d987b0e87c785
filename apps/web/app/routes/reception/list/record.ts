import { receptionPage } from "../reception-page.ts";

export const record = receptionPage({
  id: "reception",
  path: "/reception",
  title: "reception",
});
