import { staffSpecialties } from "@takujo/contracts/content/staff";
import { describe, expect, it } from "vitest";
import { readStaffFilter, staffFilters, staffSearch } from "./staff-filter.ts";

const read = (search: string) => readStaffFilter(new URLSearchParams(search));

describe("the staff filter", () => {
  it("is known for English and every specialty of the contract", () => {
    expect(staffFilters).toEqual(["english", ...staffSpecialties]);
  });

  it("is read back from its own address", () => {
    for (const filter of [undefined, ...staffFilters]) {
      expect(read(staffSearch(filter))).toBe(filter);
    }
  });

  it.each(["?filter=gossip", "?filter=", "?filter=ENGLISH"])("does not exist as %s", (search) => {
    expect(read(search)).toBeNull();
  });
});
