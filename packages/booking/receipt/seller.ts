import { readSettings } from "@takujo/content/site/index";
import type { ReceiptDocument } from "@takujo/contracts/booking/receipt";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";

export type Seller = ReceiptDocument["seller"];

/** Who issues receipts, as the site's settings say it now: the seller, and what it does not say, of the house. */
export async function readSeller(db: Database, locale: Locale): Promise<Seller> {
  const { name, seller, postalCode, address, telephone, invoiceNumber } = await readSettings(db);
  const told = (texts: { ja: string; en: string }) => inOneLine(texts[locale] || texts.ja);
  const house = [postalCode && `〒${postalCode}`, told(address)].filter(Boolean).join(" ");
  return {
    name: told(seller.seller) || told(name),
    address: told(seller.address) || (told(address) && house),
    telephone: told(seller.telephone) || telephone,
    invoiceNumber,
  };
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
