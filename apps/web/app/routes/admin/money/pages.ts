import type { PageRecord, Pages } from "../../../shell/routing/record.ts";
import { adminPage, staffWith } from "../admin-page.ts";

/** Who may open the pages about money, and download their files. */
const moneyOnly = staffWith("money", { everywhere: true });

const moneyPage = (page: Omit<PageRecord, "auth" | "section">): PageRecord =>
  adminPage({
    auth: moneyOnly,
    section: "money",
    ...page,
    messages: ["adminMoney", "account", "validations", ...(page.messages ?? [])],
  });

export const pages = {
  evening: moneyPage({
    id: "admin-money-evening",
    path: "/admin/money/:eventId",
    title: "adminMoneyEvening",
    samples: ["/admin/money/{receptionEvent}", "/admin/money/{receptionEvent}?ask=refund"],
  }),
  export: {
    id: "admin-money-export",
    path: "/admin/money/export",
    auth: moneyOnly,
  },
  month: moneyPage({
    id: "admin-money",
    path: "/admin/money",
    title: "adminMoney",
    samples: ["/admin/money", "/admin/money?month=1999-13"],
  }),
  pass: moneyPage({
    id: "admin-pass",
    path: "/admin/pass",
    title: "adminPass",
    messages: ["adminPass"],
  }),
  "price-code": moneyPage({
    id: "admin-price-code",
    path: "/admin/price-code",
    title: "adminPriceCode",
    messages: ["adminPriceCode"],
  }),
  "receipt-file": {
    id: "admin-money-receipt-file",
    path: "/admin/money/receipt-file/:receiptId",
    auth: moneyOnly,
  },
  receipt: moneyPage({
    id: "admin-money-receipt",
    path: "/admin/money/receipt/:reservationId",
    title: "adminMoneyReceipt",
    samples: ["/admin/money/receipt/{confirmed}"],
  }),
} satisfies Pages;
