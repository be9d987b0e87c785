import { randomInt } from "node:crypto";
import { dayAtVenue } from "@takujo/contracts/venue-time";

/** Without characters that are confused when read out. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** 2026-0415-7K2M: the day at the venue and four random characters, which do not reveal the number of inquiries. */
export function createReceipt(now = Date.now()): string {
  const [year = "", month = "", day = ""] = dayAtVenue(new Date(now)).split("-");
  const end = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return `${year}-${month}${day}-${end}`;
}
