import { describe, expect, it } from "vitest";
import { isReserved } from "./handles.ts";

describe("a handle", () => {
  it.each([
    "admin",
    "admin_",
    "_admin_",
    "adm1n",
    "4dmin",
    "admin2026",
    "admin_kotori",
    "kotori_official",
    "staff",
    "5taff",
    "s_t_a_f_f",
    "officia1",
    "helpdesk",
    "help_desk",
    "takujo_desk",
    "takujo_kotori",
    "tak_ujo",
    "takuj0",
    "my_takujo",
    "support_team",
  ])("that could pass for the organizer is reserved: %s", (handle) => {
    expect(isReserved(handle)).toBe(true);
  });

  it.each([
    "kotori",
    "player_abc234",
    "gentle_sparrow_4821",
    "hosta",
    "informal",
    "teamwork",
    "desktop",
    "modern",
    "rootbeer",
    "badminton",
    "helper_of_cats",
    "systema",
    "___",
  ])("of a person is free: %s", (handle) => {
    expect(isReserved(handle)).toBe(false);
  });
});
