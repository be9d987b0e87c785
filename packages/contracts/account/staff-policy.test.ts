import { describe, expect, it } from "vitest";
import {
  everyRight,
  reaches,
  rightsOf,
  rolesWith,
  ruleOf,
  staffPolicy,
  staffRights,
  staffRoles,
} from "./staff-policy.ts";

const own = ["an event"];

describe("the rights of staff", () => {
  it("never include the right that only admins have", () => {
    const all = rightsOf({ roles: staffRoles, eventIds: null });
    expect(all.administration).toBeUndefined();
    expect(everyRight.administration).toBe("everywhere");
    for (const role of staffRoles) expect(staffPolicy[role]).not.toContain("administration");
  });

  it("are all known, and each but that of admins belongs to a role", () => {
    for (const role of staffRoles) {
      for (const right of staffPolicy[role]) expect(staffRights).toContain(right);
    }
    const given = staffRights.filter((right) => rolesWith(right).length > 0);
    expect(given).toEqual(staffRights.filter((right) => right !== "administration"));
    expect(rolesWith("money")).toEqual(["treasurer"]);
  });

  it("of nobody are none", () => {
    expect(rightsOf({ roles: [], eventIds: null })).toEqual({});
    expect(rightsOf({ roles: [], eventIds: own })).toEqual({});
  });

  it("hold at the chosen events, and what concerns no event does not hold at all", () => {
    expect(rightsOf({ roles: ["desk"], eventIds: own })).toEqual({
      reception: own,
      guests: own,
      contacts: own,
      bookings: own,
      notes: own,
    });
    expect(rightsOf({ roles: ["desk"], eventIds: null }).inquiries).toBe("everywhere");
    // All of them are over.
    expect(rightsOf({ roles: ["desk", "host"], eventIds: [] })).toEqual({});
  });

  it("of roles for the whole site do not depend on chosen events", () => {
    for (const role of ["editor", "treasurer"] as const) {
      const rights = rightsOf({ roles: [role], eventIds: own });
      expect(new Set(Object.values(rights))).toEqual(new Set(["everywhere"]));
    }
  });

  it("of several roles add up, in whatever order, and the wider counts", () => {
    for (const roles of [
      ["treasurer", "host"],
      ["host", "treasurer"],
    ] as const) {
      const rights = rightsOf({ roles, eventIds: own });
      expect(rights.guests).toBe("everywhere");
      expect(rights.notes).toEqual(own);
      expect(rights.contacts).toBeUndefined();
    }
  });

  it("reach their events and no others", () => {
    expect(reaches("everywhere")).toBe(true);
    expect(reaches("everywhere", "any")).toBe(true);
    expect(reaches(own, "an event")).toBe(true);
    for (const elsewhere of ["another", "", undefined]) {
      expect(reaches(own, elsewhere)).toBe(false);
      expect(reaches(undefined, elsewhere)).toBe(false);
    }
  });

  it("are shown as they are decided", () => {
    expect(ruleOf("host", "events")).toBe("by-event");
    expect(ruleOf("editor", "events")).toBe("yes");
    expect(ruleOf("desk", "inquiries")).toBe("yes");
    expect(ruleOf("host", "publish")).toBe("no");
  });
});
