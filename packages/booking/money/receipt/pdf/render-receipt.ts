import { buffer } from "node:stream/consumers";
import type { ReceiptDocument } from "@takujo/contracts/booking/money/receipt";
import { receiptNumber } from "@takujo/contracts/booking/money/receipt-form";
import { formatDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { type Words, wordsOf } from "@takujo/i18n/words-of";
import PDFDocument from "pdfkit";
import { createSheet, type Sheet } from "./sheet.ts";

const words = wordsOf("receiptPdf");

/** A5 landscape: two fit on a sheet of A4. */
const [pageWidth, pageHeight] = [595.28, 419.53];
const margin = 36;
const right = pageWidth - margin;
const [gray, line, tint, red] = ["#6b5f57", "#cdbfa8", "#f8f1e4", "#a3123f"];

export interface PrintedReceipt {
  year: number;
  number: number;
  copy: number;
  addressee: string;
  purpose: string;
  isVoid: boolean;
  isElectronic: boolean;
  issuedAt: Date;
  document: ReceiptDocument;
}

interface Page {
  doc: PDFKit.PDFDocument;
  sheet: Sheet;
  t: Words<"receiptPdf">;
  receipt: PrintedReceipt;
}

/** The same bytes for the same receipt. */
export async function renderReceipt(receipt: PrintedReceipt): Promise<Buffer> {
  const { document, issuedAt } = receipt;
  const t = words(document.locale);
  const number = numberOf(receipt);
  const doc = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin: 0,
    lang: document.locale === "ja" ? "ja-JP" : "en",
    displayTitle: true,
    info: {
      Title: `${t("receiptPdf.title")} ${number}`,
      Author: document.seller.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const page = { doc, sheet: createSheet(doc), t, receipt };
  drawHead(page);
  drawAddressee(page);
  drawSum(page);
  const top = drawPurpose(page) + 22;
  drawLines(page, top);
  drawSeller(page, top);
  drawFoot(page);
  doc.end();
  return buffer(doc);
}

const numberOf = ({ year, number, copy }: PrintedReceipt) => receiptNumber(year, number, copy);

function drawHead({ doc, sheet, t, receipt }: Page): void {
  const { document, isVoid, copy } = receipt;
  const isJapanese = document.locale === "ja";
  sheet.write(t("receiptPdf.title"), pageWidth / 2, 56, {
    ...{ size: 23, weight: "bold", align: "center", spacing: isJapanese ? 11 : 1 },
  });
  const numbered = { size: 9, align: "right" } as const;
  sheet.write(t("receiptPdf.number", { number: numberOf(receipt) }), right, 44, {
    ...{ ...numbered, weight: "bold" },
  });
  const issuedOn = formatDay(document.issuedOn, document.locale);
  sheet.write(t("receiptPdf.issuedOn", { day: issuedOn }), right, 59, numbered);
  const stamps = [
    ...(isVoid ? [t("receiptPdf.void")] : []),
    ...(copy > 1 ? [t("receiptPdf.reissued")] : []),
  ];
  let left = margin;
  for (const stamp of stamps) {
    const style = { size: 11, weight: "bold", color: red, spacing: 1 } as const;
    const width = sheet.widthOf(stamp, style) + 20;
    doc.lineWidth(1.5).roundedRect(left, 36, width, 23, 4).stroke(red);
    sheet.write(stamp, left + 10, 51.5, style);
    left += width + 8;
  }
}

function drawAddressee({ doc, sheet, t, receipt }: Page): void {
  const { addressee, document } = receipt;
  const [width, base] = [250, 92];
  const honorific = t(`receiptPdf.honorifics.${document.honorific}`);
  const title = { size: 11, align: "right" } as const;
  const room = width - 16 - (honorific ? sheet.widthOf(honorific, title) : 0);
  const name = sheet.fit(addressee, room, { size: 14, weight: "bold" }, 7);
  const lines = sheet.wrap(addressee, room, name).slice(0, 2);
  lines.forEach((text, index) => {
    sheet.write(text, margin + 4, base - (lines.length - 1 - index) * (name.size + 1), name);
  });
  if (addressee !== "" && honorific) sheet.write(honorific, margin + width - 4, base, title);
  doc
    .lineWidth(0.8)
    .moveTo(margin, 100)
    .lineTo(margin + width, 100)
    .stroke("#201a17");
}

const totalOf = ({ lines }: ReceiptDocument) => lines.reduce((sum, { amount }) => sum + amount, 0);

function drawSum({ doc, sheet, t, receipt }: Page): void {
  doc.roundedRect(margin, 112, pageWidth - 2 * margin, 44, 4).fill(tint);
  const [small, large] = [{ size: 10 }, { size: 25, weight: "bold" }] as const;
  const [label, sum] = [t("receiptPdf.amount"), `${formatYen(totalOf(receipt.document))} −`];
  const gap = 14;
  const width = sheet.widthOf(label, small) + gap + sheet.widthOf(sum, large);
  const left = (pageWidth - width) / 2;
  sheet.write(label, left, 142, small);
  sheet.write(sum, left + sheet.widthOf(label, small) + gap, 143, large);
}

/** Returns the end of the text. An empty purpose is not printed. */
function drawPurpose({ sheet, t, receipt: { purpose } }: Page): number {
  const [style, first] = [{ size: 10 }, 178];
  const sentence = purpose ? t("receiptPdf.received", { purpose }) : t("receiptPdf.receivedPlain");
  const lines = sheet.wrap(sentence, pageWidth - 2 * margin, style);
  lines.forEach((text, index) => {
    sheet.write(text, margin, first + index * 15, style);
  });
  return first + (lines.length - 1) * 15;
}

/** Reduces the size rather than cutting off a text that needs too many lines. */
function wrapInto(
  sheet: Sheet,
  text: string,
  room: { width: number; lines: number; size: number },
) {
  let { size } = room;
  let texts = sheet.wrap(text, room.width, { size });
  while (texts.length > room.lines && size > 4) {
    size -= 0.5;
    texts = sheet.wrap(text, room.width, { size });
  }
  return { texts, size };
}

const columnEnds = { rate: 196, net: 240, tax: 280, gross: 324 } as const;
const tableEnd = 328;

/** The items by tax rate. Without a registration number no tax is shown. */
function drawLines({ doc, sheet, t, receipt: { document } }: Page, top: number): void {
  const { lines, seller, locale, methods, usedOn } = document;
  const isQualified = seller.invoiceNumber !== "";
  const rule = (y: number, color = line) =>
    doc.lineWidth(0.7).moveTo(margin, y).lineTo(tableEnd, y).stroke(color);
  const cell = (text: string, column: keyof typeof columnEnds, y: number, isBold = false) =>
    sheet.write(text, columnEnds[column], y, {
      ...{ size: 8.5, align: "right", weight: isBold ? "bold" : "regular" },
    });
  const figures = (amount: number, tax: number, y: number, isBold = false) => {
    if (isQualified) {
      cell((amount - tax).toLocaleString("en"), "net", y, isBold);
      cell(tax.toLocaleString("en"), "tax", y, isBold);
    }
    cell(amount.toLocaleString("en"), "gross", y, isBold);
  };
  const head = { size: 8.5, color: gray } as const;
  sheet.write(t("receiptPdf.columns.label"), margin + 4, top, head);
  const shown = isQualified ? (["rate", "net", "tax", "gross"] as const) : (["gross"] as const);
  for (const column of shown) {
    sheet.write(t(`receiptPdf.columns.${column}`), columnEnds[column], top, {
      ...{ ...head, align: "right" },
    });
  }
  rule(top + 6, "#201a17");
  let y = top + 6;
  for (const { label, rate, amount, tax } of lines) {
    const marked = isQualified && rate === 8 ? `${label} ${t("receiptPdf.reducedMark")}` : label;
    const room = (isQualified ? columnEnds.rate - 26 : columnEnds.gross - 60) - margin - 4;
    const { texts, size } = wrapInto(sheet, marked, { width: room, lines: 3, size: 8.5 });
    const step = size + 2.5;
    texts.forEach((text, index) => {
      sheet.write(text, margin + 4, y + 13 + index * step, { size });
    });
    if (isQualified) cell(t("receiptPdf.rate", { rate }), "rate", y + 13);
    figures(amount, tax, y + 13);
    y += 19 + (texts.length - 1) * step;
    rule(y);
  }
  const tax = lines.reduce((sum, one) => sum + one.tax, 0);
  sheet.write(t("receiptPdf.total"), margin + 4, y + 13, { size: 8.5, weight: "bold" });
  figures(totalOf(document), tax, y + 13, true);
  rule(y + 19);
  const names = methods.map((method) => t(`receiptPdf.methods.${method}`));
  const notes = [
    isQualified && lines.some(({ rate }) => rate === 8) && t("receiptPdf.reducedNote"),
    t("receiptPdf.usedOn", { day: formatDay(usedOn, locale) }),
    names.length > 0 && t("receiptPdf.method", { methods: names.join(t("receiptPdf.separator")) }),
  ].filter((note) => note !== false);
  const style = { size: 8.5, color: gray };
  sheet.wrap(notes.join("　"), tableEnd - margin, style).forEach((text, index) => {
    sheet.write(text, margin + 4, y + 34 + index * 13, style);
  });
}

function drawSeller({ doc, sheet, t, receipt: { document } }: Page, top: number): void {
  const { seller, hasStampFrame } = document;
  const left = 352;
  const width = right - left;
  const { name, address, telephone, invoiceNumber: number } = seller;
  const parts: [text: string, room: { lines: number; size: number }, isBold: boolean][] = [
    [name, { lines: 2, size: 11.5 }, true],
    [address, { lines: 3, size: 8.5 }, false],
    [telephone && t("receiptPdf.telephone", { telephone }), { lines: 2, size: 8.5 }, false],
    [number && t("receiptPdf.registration", { number }), { lines: 1, size: 9 }, true],
  ];
  let y = top - 12;
  for (const [text, room, isBold] of parts) {
    if (text === "") continue;
    const { texts, size } = wrapInto(sheet, text, { width, ...room });
    for (const one of texts) {
      y += size + 4.5;
      sheet.write(one, left, y, { size, weight: isBold ? "bold" : "regular" });
    }
  }
  if (!hasStampFrame) return;
  const frame = { left: right - 58, top: pageHeight - 118, width: 58, height: 66 };
  doc
    .lineWidth(0.8)
    .dash(3, { space: 2 })
    .rect(frame.left, frame.top, frame.width, frame.height)
    .stroke(gray)
    .undash();
  sheet.write(t("receiptPdf.stamp"), right - 29, frame.top + 36, {
    ...{ size: 8.5, color: gray, align: "center" },
  });
}

function drawFoot({ doc, sheet, t, receipt }: Page): void {
  const { document, year, number, copy, isElectronic } = receipt;
  const { originalIssuedOn, locale } = document;
  const notes = [
    ...(copy > 1 && originalIssuedOn
      ? [
          t("receiptPdf.reissueNote", {
            day: formatDay(originalIssuedOn, locale),
            number: receiptNumber(year, number, 1),
          }),
        ]
      : []),
    ...(isElectronic ? [t("receiptPdf.electronic")] : []),
  ];
  if (notes.length === 0) return;
  const y = pageHeight - 40;
  doc.lineWidth(0.7).moveTo(margin, y).lineTo(right, y).stroke(line);
  sheet.write(notes.join(" "), margin, y + 16, { size: 8, color: gray });
}
