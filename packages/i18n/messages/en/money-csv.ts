import type { Translated } from "../../translated.ts";
import type { moneyCsv as ja } from "../ja/money-csv.ts";

export const moneyCsv: Translated<typeof ja> = {
  fileName: "money",
  columns: {
    day: "Day",
    time: "Time",
    event: "Event",
    kind: "Kind",
    code: "Reservation",
    method: "Method",
    in: "In (yen)",
    out: "Out (yen)",
    owedMore: "More to be taken (yen)",
    owedLess: "Less to be taken (yen)",
    rate: "Tax rate (%)",
    reason: "Reason or item",
    by: "By",
  },
  kinds: {
    mark: "Check-in",
    discount: "Discount",
    refund: "Refund",
    sale: "Sale",
    amount: "Corrected sum",
    method: "Corrected method",
    deleted: "From people who left",
    difference: "{method} over/short",
  },
  methods: { cash: "Cash", qr: "QR", card: "Card" },
};
