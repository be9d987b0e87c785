import { describe, expect, it } from "vitest";
import { reservationDetailsSchema } from "./reservation.ts";

const abroad = { name: "Mary Wells", phone: "+44 20 7946 0958" };
const phoneOf = (phone: string) => {
  const { success, data } = reservationDetailsSchema.safeParse({ ...abroad, phone });
  return success ? data.phone : "refused";
};

describe("the details of a reservation", () => {
  it("need no reading of a name in Latin letters", () => {
    expect(reservationDetailsSchema.parse(abroad)).toMatchObject({ name: "Mary Wells", kana: "" });
    expect(reservationDetailsSchema.safeParse({ ...abroad, kana: "Wells" }).success).toBe(false);
    expect(reservationDetailsSchema.safeParse({ ...abroad, kana: "あ".repeat(81) }).success).toBe(
      false,
    );
  });

  it("take numbers of every country, in whatever groups they are written", () => {
    expect(phoneOf("+44 20 7946 0958")).toBe("+442079460958");
    expect(phoneOf("+1 (415) 555-0132")).toBe("+14155550132");
    expect(phoneOf("+33.1.23.45.67.89")).toBe("+33123456789");
    expect(phoneOf("+４９ 30 123456-78")).toBe("+493012345678");
    expect(phoneOf("+81-90-1234-5678")).toBe("+81-90-1234-5678");
    expect(phoneOf("090-1234-5678")).toBe("090-1234-5678");
  });

  it("refuse what is no telephone number", () => {
    for (const phone of ["", "+", "+44", "call me", `+44${"1".repeat(30)}`, "+44 20 <b>1</b>"]) {
      expect(phoneOf(phone), phone).toBe("refused");
    }
  });
});
