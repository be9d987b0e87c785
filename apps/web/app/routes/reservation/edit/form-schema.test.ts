import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { detailsSchema } from "./form-schema.ts";
import { detailsOf } from "./receive.server.ts";

const question = { key: "from", label: "どちらから", required: true };
const asked = {
  seats: 3,
  people: 3,
  questions: [question],
  ships: false,
  agreement: true,
  reading: true,
  kinds: [],
  passes: false,
};
const sent = {
  name: " 森野 ことり ",
  kana: "モリノ",
  phone: "０９０−１２３４−５６７８",
  agreed: "on",
  "guest-2-nickname": "はる",
  "guest-2-language": "en",
  "answer-from": "神田",
};
const faultsOf = (form: object, of = asked) =>
  (z.safeParse(detailsSchema(of), form).error?.issues ?? []).map(({ path }) => path[0]).sort();

describe("the details of a reservation", () => {
  it("are sent as the API expects them, with an entry for each guest", () => {
    const details = detailsOf(z.parse(detailsSchema(asked), sent), asked);
    expect(details).toEqual({
      name: "森野 ことり",
      kana: "モリノ",
      phone: "090-1234-5678",
      nickname: "",
      priceCode: "",
      note: "",
      guests: [
        { nickname: "はる", language: "en" },
        { nickname: "", language: "ja" },
      ],
      answers: { from: "神田" },
    });
  });

  it("require answers, address and agreement only where they are asked for", () => {
    const { agreed: _, "answer-from": __, ...bare } = sent;
    expect(faultsOf(bare)).toEqual(["agreed", "answer-from"]);
    expect(faultsOf(sent, { ...asked, ships: true })).toEqual(["addressId"]);
    expect(faultsOf(bare, { ...asked, questions: [], agreement: false })).toEqual([]);
  });

  it("ask for the reading of a name on Japanese pages only", () => {
    const abroad = { ...sent, name: "Mary Wells", kana: "", phone: "+44 20 7946 0958" };
    expect(faultsOf(abroad)).toEqual(["kana"]);
    expect(faultsOf(abroad, { ...asked, reading: false })).toEqual([]);
    expect(faultsOf({ ...abroad, kana: "Wells" }, { ...asked, reading: false })).toEqual(["kana"]);
  });

  it("say the kind of every seat, where there are kinds: ordinary where the form says nothing", () => {
    const of = { ...asked, kinds: [{ key: "child", name: "子ども", yen: 800 }] };
    const form = { ...sent, "seat-3-kind": "child", "seat-9-kind": "child" };
    expect(detailsOf(z.parse(detailsSchema(of), form), of).kinds).toEqual(["", "", "child"]);
  });

  it("accept nicknames of ten full-width letters, and only the table languages", () => {
    expect(faultsOf({ ...sent, "guest-3-nickname": "あ".repeat(11) })).toEqual([
      "guest-3-nickname",
    ]);
    expect(faultsOf({ ...sent, "guest-2-language": "fr" })).toEqual(["guest-2-language"]);
  });
});
