import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReceiptDocument } from "@takujo/contracts/booking/money/receipt";
import { afterAll, describe, expect, it } from "vitest";
import { type PrintedReceipt, renderReceipt } from "./render-receipt.ts";

const folder = mkdtempSync(join(tmpdir(), "takujo-receipt-"));
afterAll(() => rmSync(folder, { recursive: true }));

const document: ReceiptDocument = {
  locale: "ja",
  honorific: "onchu",
  issuedOn: "2026-04-20",
  usedOn: "2026-04-18",
  lines: [
    { label: "参加費 4名", rate: 10, amount: 10_120, tax: 920 },
    { label: "焼き菓子（持ち帰り）", rate: 8, amount: 1080, tax: 80 },
  ],
  methods: ["card"],
  seller: {
    name: "卓上合同会社",
    address: "〒101-0044 東京都千代田区鍛冶町2-4-8",
    telephone: "03-5555-0142",
    invoiceNumber: "T1234567890123",
  },
  hasStampFrame: false,
  originalIssuedOn: null,
};
const receipt: PrintedReceipt = {
  ...{ year: 2026, number: 411, copy: 1, isVoid: false, isElectronic: false },
  addressee: "株式会社みなも",
  purpose: "ボードゲーム会「春の重量級ナイト」参加費",
  issuedAt: new Date("2026-04-20T03:00:00Z"),
  document,
};

/** The text of the file, without the spaces that come from positions. */
async function textOf(change: Partial<PrintedReceipt> = {}, told: Partial<ReceiptDocument> = {}) {
  const bytes = await renderReceipt({ ...receipt, ...change, document: { ...document, ...told } });
  const file = join(folder, "receipt.pdf");
  writeFileSync(file, bytes);
  const run = (program: string, ...args: string[]) => execFileSync(program, args).toString();
  return {
    text: run("pdftotext", "-layout", file, "-").replace(/\s+/g, ""),
    fonts: run("pdffonts", file),
    pages: /Pages:\s+(\d+)/.exec(run("pdfinfo", file))?.[1],
  };
}

/** What articles 57-4 (1) and (2) of 消費税法 want a qualified invoice to say. */
describe("a qualified invoice says", () => {
  it.each([
    ["who issues it (1)", "卓上合同会社"],
    ["the number of the registration (1)", "登録番号T1234567890123"],
    ["the day of the service (2)", "利用日2026年4月18日"],
    ["what it was for (3)", "参加費4名"],
    ["what is at the reduced rate (3)", "焼き菓子（持ち帰り）※"],
    ["what the mark means (3)", "※は軽減税率の対象"],
    ["the sum at 10 %, the rate and the tax (4, 5)", "10%9,20092010,120"],
    ["the sum at 8 %, the rate and the tax (4, 5)", "8%1,000801,080"],
    ["to whom (6; a simplified invoice need not)", "株式会社みなも御中"],
  ])("%s", async (_, said) => {
    expect((await textOf()).text).toContain(said);
  });

  it("and all of it in a simplified one, also without the name", async () => {
    const { text } = await textOf({ addressee: "", purpose: "" });
    for (const said of ["卓上合同会社", "T1234567890123", "利用日", "参加費4名", "10%", "8%"]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain("御中");
    expect(text).toContain("上記の金額を正に領収いたしました。");
  });
});

describe("a receipt", () => {
  it("states number, day, sum, purpose and method", async () => {
    const { text, pages } = await textOf();
    for (const said of [
      "領収書",
      "No.R-2026-0411",
      "発行日2026年4月20日",
      "金額（税込）",
      "¥11,200",
      "但し、ボードゲーム会「春の重量級ナイト」参加費として、上記の金額を正に領収いたしました。",
      "合計10,2001,00011,200",
      "支払いクレジットカード",
      "電話03-5555-0142",
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/再発行|無効|収入印紙|電子データ/);
    expect(pages).toBe("1");
  });

  it("of a seller without a registration number shows no tax and is not called an invoice", async () => {
    const { text } = await textOf({}, { seller: { ...document.seller, invoiceNumber: "" } });
    expect(text).not.toMatch(/登録番号|税率|消費税|税抜|※/);
    expect(text).toContain("合計11,200");
  });

  it("that was reissued is marked as a copy of its original", async () => {
    const { text } = await textOf({ copy: 2 }, { originalIssuedOn: "2026-04-18" });
    expect(text).toContain("再発行");
    expect(text).toContain("No.R-2026-0411-2");
    expect(text).toContain("2026年4月18日に発行したNo.R-2026-0411の再発行です。");
  });

  it("shows that it is void or electronic, and where the stamp goes", async () => {
    expect((await textOf({ isVoid: true })).text).toContain("無効");
    expect((await textOf({ isElectronic: true })).text).toContain("電子データで交付");
    expect((await textOf({}, { hasStampFrame: true })).text).toContain("収入印紙");
  });

  it("is written in English too", async () => {
    const { text } = await textOf({ purpose: "Fee for “Heavy Night”" }, { locale: "en" });
    for (const said of [
      "ReceiptNo.R-2026-0411".slice(0, 7),
      "Issued20Apr2026",
      "Receivedwiththanksfor:Feefor“HeavyNight”",
      "RegistrationnumberT1234567890123",
      "Dateofservice18Apr2026",
    ]) {
      expect(text).toContain(said);
    }
  });

  it("embeds its fonts, and has the same bytes each time", async () => {
    const { fonts } = await textOf();
    const rows = fonts.trim().split("\n").slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    // Columns: name, type, encoding, emb, sub, uni.
    for (const row of rows) expect(row).toMatch(/\byes\s+yes\s+yes\b/);
    const [one, other] = [await renderReceipt(receipt), await renderReceipt(receipt)];
    expect(one.equals(other)).toBe(true);
  });

  it.each(["髙橋 﨑子", "𠮷野家", "Đặng Thị Ánh", "Łukasz Żółć", "Анна", "渡邉齋"])(
    "prints the letters of %s",
    async (addressee) => {
      const { text } = await textOf({ addressee });
      expect(text).toContain(addressee.replace(/\s/g, ""));
    },
  );

  it("fits the longest texts onto its page", async () => {
    const long = "株式会社".padEnd(40, "長い名前の");
    const { text, pages } = await textOf(
      { addressee: long, purpose: "参加費".padEnd(50, "ほか") },
      {
        seller: {
          name: "合同会社".padEnd(60, "長い名前の"),
          address: "東京都千代田区".padEnd(120, "長い町の名"),
          telephone: "03-5555-0142（火〜日 11:00〜18:00）",
          invoiceNumber: "T1234567890123",
        },
        lines: [
          {
            label: "参加費・".padEnd(75, "とても長い品名"),
            rate: 10,
            amount: 9_999_999,
            tax: 909_090,
          },
          { label: "焼き菓子", rate: 8, amount: 1080, tax: 80 },
        ],
      },
    );
    expect(pages).toBe("1");
    expect(text).toContain(long);
    expect(text).toContain("T1234567890123");
  });
});
