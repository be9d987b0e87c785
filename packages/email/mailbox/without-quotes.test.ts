import { describe, expect, it } from "vitest";
import { processorTimeOf } from "../../../tests/support/processor-time.ts";
import { withoutQuotes } from "./without-quotes.ts";

const answer = "ありがとうございます。\n\n3人で行きます。";
const former = ["お問い合わせへのお返事", "受付番号 2026-0415-7K2M", "", "何人で来られますか。"];
const quoted = former.map((line) => `> ${line}`.trimEnd()).join("\n");
const plain = former.join("\n");

describe("the text of an answer", () => {
  it.each([
    ["Gmail, Japanese", `2026年11月14日(土) 13:00 卓上 <contact@takujo.example>:\n\n${quoted}`],
    [
      "Gmail, Japanese, wrapped",
      `2026年11月14日(土) 13:00 卓上\n<contact@takujo.example>:\n\n${quoted}`,
    ],
    [
      "Gmail, English",
      `On Sat, Nov 14, 2026 at 1:00 PM Takujo <contact@takujo.example> wrote:\n\n${quoted}`,
    ],
    [
      "Gmail, English, wrapped",
      `On Sat, Nov 14, 2026 at 1:00 PM Takujo <contact@takujo.example>\nwrote:\n\n${quoted}`,
    ],
    [
      "iPhone Mail, Japanese",
      `2026/11/14 13:00、卓上 <contact@takujo.example>のメール:\n\n${quoted}`,
    ],
    [
      "iPhone Mail, Japanese, newer",
      `> 2026/11/14 13:00、卓上 <contact@takujo.example>のメール：\n> \n${quoted}`,
    ],
    ["iPhone Mail, name alone", `2026/11/14 13:00、卓上のメール：\n\n${quoted}`],
    [
      "Apple Mail, English",
      `> On Nov 14, 2026, at 13:00, Takujo <a@b.example> wrote:\n>\n${quoted}`,
    ],
    ["Thunderbird", `On 2026/11/14 13:00, 卓上 wrote:\n${quoted}`],
    [
      "Becky!",
      `On Sat, 14 Nov 2026 13:00:00 +0900\n卓上 <contact@takujo.example> wrote:\n\n${quoted}`,
    ],
    [
      "Outlook, Japanese",
      `________________________________\n差出人: 卓上 <contact@takujo.example>\n送信日時: 2026年11月14日 13:00\n宛先: 森野 <m@example.jp>\n件名: Re: 【卓上】\n\n${plain}`,
    ],
    [
      "Outlook, English",
      `From: Takujo <contact@takujo.example>\nSent: Saturday, November 14, 2026 1:00 PM\nTo: M <m@example.jp>\nSubject: Re: Takujo\n\n${plain}`,
    ],
    ["Outlook, old", `-----Original Message-----\nFrom: Takujo\n\n${plain}`],
    ["Outlook, old, Japanese", `-----元のメッセージ-----\n差出人: 卓上\n\n${plain}`],
    [
      "a program that marks nothing",
      `2026年11月14日(土) 13:00 卓上 <contact@takujo.example>:\n\n${plain}`,
    ],
    ["quotes without an introduction", quoted],
  ])("is without the former mail (%s)", (_, history) => {
    expect(withoutQuotes(`${answer}\n\n${history}\n\n`)).toBe(answer);
    expect(withoutQuotes(`${answer}\n${history}`)).toBe(answer);
  });

  it.each([
    [
      "answers between the quotes",
      `2026年11月14日(土) 13:00 卓上 <a@b.example>:\n> 何人ですか\n\n3人です。\n\n> 何時ですか\n\n13時です。`,
    ],
    ["answers below the quote", `${quoted}\n\n3人です。`],
    ["nothing but a quote", quoted],
    ["a day with a colon", "次の日に行きます:\n2026年11月14日(土)：\n3人です。"],
    ["the word From", "From: Tokyo\nI come by train."],
    ["a line of dashes", "3人です。\n----------\n森野"],
    ["somebody's words", "On Monday my friend wrote:\nCome along!"],
  ])("is whole if there are %s", (_, text) => {
    expect(withoutQuotes(text)).toBe(text);
  });

  it("is found at once in hostile text", () => {
    const lookAtAll = () => {
      for (const line of ["On 2026/ ", "> ", "From:\n", "2026年<@", "-----", "：", ">\n", "\n"]) {
        withoutQuotes(line.repeat(200_000));
        withoutQuotes(`${line}\n`.repeat(100_000));
      }
    };
    expect(processorTimeOf(lookAtAll)).toBeLessThan(10_000);
  });
});
