import type { Translated } from "../../translated.ts";
import type { seller as ja, names as jaNames } from "../ja/seller.ts";

export const names: Translated<typeof jaNames> = {
  titles: { seller: "Commercial disclosure" },
};

export const seller: Translated<typeof ja> = {
  description: "What %site% states under the Act on Specified Commercial Transactions of Japan.",
  rows: {
    seller: "Seller",
    manager: "Person in charge",
    address: "Address",
    telephone: "Telephone",
    email: "E-mail",
    price: "Fees and prices",
    fees: "Further costs",
    payment: "How and when to pay",
    delivery: "When the service is provided",
    cancellation: "Cancellation and refunds",
  },
};
