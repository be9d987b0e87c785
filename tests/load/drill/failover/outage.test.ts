import { describe, expect, it } from "vitest";
import { writesBackAt } from "./outage.ts";

describe("the moment at which writes are back", () => {
  it("is the end of the longest time without a write", () => {
    const acknowledged = [90, 110, 130, 900, 950, 980];
    expect(writesBackAt({ acknowledged, failed: [] }, 100)).toBe(900);
  });

  it("comes after the last write that failed", () => {
    const acknowledged = [110, 900, 950, 980];
    expect(writesBackAt({ acknowledged, failed: [50, 800, 960] }, 100)).toBe(980);
  });

  it("is not known before a write succeeds", () => {
    expect(writesBackAt({ acknowledged: [90, 110], failed: [120] }, 100)).toBeNull();
  });
});
