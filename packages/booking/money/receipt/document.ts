import { readSettings } from "@takujo/content/site/index";
import type { NewReceipt, ReceiptDocument } from "@takujo/contracts/booking/money/receipt";
import type { Locale } from "@takujo/contracts/locale";
import { venueDay } from "@takujo/i18n/format-date";
import { wordsOf } from "@takujo/i18n/words-of";
import type { Database } from "@takujo/runtime/database/database";
import type { Amounts, PartyAmounts } from "./amounts.ts";
import { withoutUnprintable } from "./pdf/assert-printable.ts";
import type { PartyRow } from "./queries.ts";
import { bearsStampDuty, taxWithin } from "./tax.ts";

type Seller = ReceiptDocument["seller"];

/** The issuer of receipts by the current settings: the seller, completed from the venue's details. */
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

const words = wordsOf("receiptPdf");

/** A longer title would not fit into the line; the form then begins without it. */
const maxTitleLength = 30;

/** Default purpose of a receipt. */
export function suggestPurpose(title: string, locale: Locale): string {
  const t = words(locale);
  return title !== "" && title.length <= maxTitleLength
    ? t("receiptPdf.purpose.named", { title })
    : t("receiptPdf.purpose.plain");
}

interface Issue {
  party: PartyRow;
  amounts: PartyAmounts;
  seller: Seller;
  wanted: NewReceipt;
  /** Printed at the desk. */
  isOnPaper: boolean;
  now: Date;
}

/** Everything that is printed, so that later changes do not alter the receipt. */
export function documentOf(issue: Issue): ReceiptDocument {
  const { party, amounts, seller, wanted, isOnPaper, now } = issue;
  const { locale, honorific } = wanted;
  const lines = linesOf(issue);
  return {
    locale,
    honorific,
    issuedOn: venueDay(now),
    usedOn: venueDay(party.starts_at),
    lines,
    methods: amounts.methods,
    seller,
    hasStampFrame: needsStamp({ lines, methods: amounts.methods }, isOnPaper),
    originalIssuedOn: null,
  };
}

export function needsStamp(
  { lines, methods }: Pick<ReceiptDocument, "lines" | "methods">,
  isOnPaper: boolean,
): boolean {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return bearsStampDuty({
    ...{ total, tax, isOnPaper, isByCard: methods.every((method) => method === "card") },
  });
}

function linesOf({ party, amounts, wanted }: Issue): ReceiptDocument["lines"] {
  const { items, hasFee, taken } = amounts;
  const { locale, standard, reduced } = wanted;
  const t = words(locale);
  const isWhole = isSame(wanted, taken) && party.arrived > 0;
  const fee = isWhole
    ? t("receiptPdf.fee.counted", { count: party.arrived })
    : t("receiptPdf.fee.plain");
  const labels = {
    standard: [
      ...(hasFee || items.standard.length === 0 ? [fee] : []),
      ...shortened(items.standard, t("receiptPdf.more")),
    ],
    reduced: shortened(items.reduced, t("receiptPdf.more")),
  };
  const line = (name: keyof Amounts, rate: 10 | 8, amount: number) =>
    amount > 0
      ? [
          {
            label: withoutUnprintable(labels[name].join(t("receiptPdf.separator"))),
            rate,
            amount,
            tax: taxWithin(amount, rate),
          },
        ]
      : [];
  return [...line("standard", 10, standard), ...line("reduced", 8, reduced)];
}

/** A line has room for two items. */
const shortened = (items: string[], more: string): string[] =>
  items.length > 2 ? [...items.slice(0, 2), more] : items;

const isSame = (one: Amounts, other: Amounts) =>
  one.standard === other.standard && one.reduced === other.reduced;
