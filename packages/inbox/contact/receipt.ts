import { randomInt } from "node:crypto";

/** Without characters that are confused when read out. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const japan = 9 * 3_600_000;

/** 2026-0415-7K2M: the day in Japan and four random characters, which do not reveal the number of inquiries. */
export function createReceipt(now = Date.now()): string {
  const [year = "", month = "", day = ""] = new Date(now + japan).toISOString().split(/[-T]/);
  const end = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return `${year}-${month}${day}-${end}`;
}
