import { moneyPage } from "../money-page.ts";

export const record = moneyPage({
  id: "admin-price-code",
  path: "/admin/price-code",
  title: "adminPriceCode",
  messages: ["adminPriceCode"],
});
