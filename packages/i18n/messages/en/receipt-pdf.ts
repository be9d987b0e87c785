import type { Translated } from "../../translated.ts";
import type { receiptPdf as ja } from "../ja/receipt-pdf.ts";

export const receiptPdf: Translated<typeof ja> = {
  title: "Receipt",
  number: "No. {number}",
  issuedOn: "Issued {day}",
  honorifics: { sama: "", onchu: "", none: "" },
  amount: "Amount (tax included)",
  purpose: { named: "Fee for “{title}”", plain: "Fee for a board game event" },
  received: "Received with thanks for: {purpose}",
  receivedPlain: "Received with thanks.",
  fee: {
    counted: "Fee, {count, plural, one {# person} other {# people}}",
    plain: "Fee",
  },
  separator: ", ",
  more: "and more",
  columns: { label: "Item", rate: "Rate", net: "Net", tax: "Tax", gross: "Gross" },
  rate: "{rate}%",
  total: "Total",
  reducedMark: "※",
  reducedNote: "※ reduced tax rate",
  usedOn: "Date of service {day}",
  method: "Paid by {methods}",
  methods: { cash: "cash", qr: "QR code payment", card: "credit card" },
  telephone: "Telephone {telephone}",
  registration: "Registration number {number}",
  stamp: "Stamp",
  reissued: "Reissued",
  void: "Void",
  reissueNote: "A reissue of No. {number}, issued {day}.",
  electronic: "Issued electronically.",
};
