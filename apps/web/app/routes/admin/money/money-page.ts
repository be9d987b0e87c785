import type { PageRecord } from "../../../shell/routing/record.ts";
import { adminPage, staffWith } from "../admin-page.ts";

/** Who opens the pages about money, and their files. */
export const moneyOnly = staffWith("money", { everywhere: true });

export const moneyPage = (page: Omit<PageRecord, "auth" | "section">): PageRecord =>
  adminPage({
    auth: moneyOnly,
    section: "money",
    ...page,
    messages: ["adminMoney", "account", "validations", ...(page.messages ?? [])],
  });
