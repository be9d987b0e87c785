import { z } from "zod";
import { locales } from "../../locale.ts";
import { localeSchema } from "../../locale-schema.ts";
import type { paymentMethods } from "./money-form.ts";
import { maxYenOfEvening, type taxRates } from "./money-form.ts";
import { honorifics, maxCopies } from "./receipt-form.ts";
import { receiptRules } from "./receipt-rules.ts";

// All sums are whole yen, tax included.
const yen = z.number().int().nonnegative();
const rates = {
  /** At 10 %. */
  standard: yen,
  /** At 8 %. */
  reduced: yen,
};

/** Content of a receipt besides number, addressee and purpose, as issued. Stored, so fields may be added but not changed. */
export interface ReceiptDocument {
  locale: (typeof locales)[number];
  honorific: (typeof honorifics)[number];
  /** Days at the venue, such as 2026-04-18. */
  issuedOn: string;
  /** When the service was provided. */
  usedOn: string;
  /** One for each rate. The tax is rounded down once for each, as the law wants it rounded once. */
  lines: { label: string; rate: (typeof taxRates)[number]; amount: number; tax: number }[];
  methods: (typeof paymentMethods)[number][];
  /** Texts missing in the settings are empty. Without a number it is a plain receipt, and shows no tax. */
  seller: { name: string; address: string; telephone: string; invoiceNumber: string };
  /** On paper, with a frame for the stamp that makes the stamp duty paid. */
  hasStampFrame: boolean;
  /** Of a reissue: when the first copy was issued. */
  originalIssuedOn: string | null;
}

export const issuedReceiptSchema = z
  .object({
    /** Of the first copy, by which all copies are named. */
    id: z.uuid(),
    /** R-2026-0411 */
    number: z.string(),
    total: yen,
    /** Empty if it was deleted with the person. */
    addressee: z.string(),
    honorific: z.enum(honorifics),
    /** Why it is void; null if it counts. */
    voidReason: z.string().nullable(),
    /** The first, and reissues. */
    copies: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        addressee: z.string(),
        issuedAt: z.iso.datetime(),
        issuedBy: z.enum(["person", "desk"]),
      }),
    ),
  })
  .meta({ id: "IssuedReceipt" });

const receipts = {
  /** Payments that are on no receipt yet. */
  open: z.object(rates),
  receipts: z.array(issuedReceiptSchema),
  /** Initial values of the form. */
  suggestion: z.object({ addressee: z.string(), purpose: z.string() }),
  seller: z.object({
    name: z.string(),
    /** Empty if the seller is not registered: receipts are no qualified invoices then. */
    invoiceNumber: z.string(),
  }),
};

const event = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The language of the title shown. */
  locale: localeSchema,
  startsAt: z.iso.datetime(),
});

export const ownReceiptsSchema = z.object({ ...receipts, event }).meta({ id: "OwnReceipts" });

export const partyReceiptsSchema = z
  .object({
    ...receipts,
    event,
    code: z.string(),
    name: z.string(),
    /** All payments; after a refund, receipts may add up to more. */
    taken: z.object({ standard: z.number().int(), reduced: z.number().int() }),
  })
  .meta({ id: "PartyReceipts" });

const sum = z.number().int().min(0).max(maxYenOfEvening);

export const newReceiptSchema = z
  .object({
    addressee: z.string().check(...receiptRules.addressee),
    honorific: z.enum(honorifics),
    purpose: z.string().check(...receiptRules.purpose),
    locale: z.enum(locales),
    /** The sums that were shown. The desk may take a part of them, for people who share the bill. */
    standard: sum,
    reduced: sum,
  })
  .meta({ id: "NewReceipt" });

/** The number of copies that was shown, so that two desks do not both make the next one. */
const copies = z.number().int().min(1).max(maxCopies);

export const ownReissueSchema = z.object({ copies }).meta({ id: "OwnReceiptReissue" });

/** The desk may correct the name. */
export const reissueSchema = z
  .object({
    copies,
    addressee: z.string().check(...receiptRules.addressee),
    honorific: z.enum(honorifics),
  })
  .meta({ id: "ReceiptReissue" });

export const voidReceiptSchema = z
  .object({ reason: z.string().check(...receiptRules.voidReason) })
  .meta({ id: "ReceiptVoid" });

/** No personal data, because answers are stored for retries. */
export const receiptReferenceSchema = z
  .object({ id: z.uuid(), number: z.string() })
  .meta({ id: "ReceiptReference" });

export type OwnReceipts = z.infer<typeof ownReceiptsSchema>;
export type PartyReceipts = z.infer<typeof partyReceiptsSchema>;
export type NewReceipt = z.infer<typeof newReceiptSchema>;
export type Reissue = z.infer<typeof reissueSchema>;
export type ReceiptReference = z.infer<typeof receiptReferenceSchema>;
