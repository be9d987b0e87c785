import { describe, expect, it } from "vitest";
import { inSentOrder } from "./sent-order.ts";

describe("errors of a form that was sent without a script", () => {
  it("stand as the fields were sent", () => {
    expect(inSentOrder(["phone", "name"], ["key", "name", "kana", "phone"])).toEqual([
      "name",
      "phone",
    ]);
  });

  it("have a list where its rows are", () => {
    const sent = ["guests.0.name", "guests.1.name", "note"];
    expect(inSentOrder(["note", "guests", "guests.1.name"], sent)).toEqual([
      "guests",
      "guests.1.name",
      "note",
    ]);
  });

  it("have what was not sent behind what stands before it in the schema", () => {
    expect(inSentOrder(["note", "name", "agreed"], ["name", "note"])).toEqual([
      "name",
      "agreed",
      "note",
    ]);
    expect(inSentOrder(["agreed", "name"], ["name"])).toEqual(["agreed", "name"]);
  });
});
