import type { Address } from "@takujo/contracts/generated/games/types.gen";
import { describe, expect, it } from "vitest";
import { withLabelKind } from "./label.server.ts";

const address = (label: string) => ({ label, country: "GB" }) as Address;

describe("the label of an address", () => {
  it("is recognized in either language, and shown in that of the page", () => {
    expect(withLabelKind(address("実家"), "ja")).toMatchObject({ label: "実家", kind: "family" });
    expect(withLabelKind(address("実家"), "en")).toMatchObject({ label: "Family", kind: "family" });
    expect(withLabelKind(address("Work"), "ja")).toMatchObject({ label: "勤務先", kind: "work" });
  });

  it("is unchanged if it is a custom one", () => {
    for (const label of ["別荘", "home", "own", "自分で決める"]) {
      expect(withLabelKind(address(label), "en")).toMatchObject({ label, kind: "own" });
    }
  });
});
