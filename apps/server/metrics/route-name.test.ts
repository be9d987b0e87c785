import { describe, expect, it } from "vitest";
import { createRouteName, routeGroup } from "./route-name.ts";

const routeName = createRouteName([
  "*",
  "/api/v1/*",
  "/",
  "/event",
  "/event/:slug",
  "/event/calendar.ics",
  "/user",
  "/api/v1/authorized/reservations/:id/confirm",
]);

describe("the route of an address", () => {
  it.each([
    ["/", "/"],
    ["/en", "/"],
    ["/ja/", "/"],
    ["/event?day=2026-11-14", "/event"],
    ["/en/event/open-evening", "/event/:slug"],
    ["/event/open-evening.data?_routes=x", "/event/:slug"],
    ["/event/calendar.ics", "/event/calendar.ics"],
    ["/ja/user/_payload.json", "/user"],
    ["/api/v1/authorized/reservations/123/confirm", "/api/v1/authorized/reservations/:id/confirm"],
    ["/assets/shell-ABC.js", "/assets/*"],
    ["/api/auth/sign-in/email-otp", "/api/auth/*"],
  ])("%s is %s", (address, route) => {
    expect(routeName(address)).toBe(route);
  });

  it("is one for everything that is no route, whatever an enemy asks for", () => {
    const names = new Set(
      Array.from({ length: 1_000 }, (_, number) =>
        routeName(`/${number}/..%2f${"a/".repeat(number % 50)}?${number}`),
      ),
    );
    expect([...names]).toEqual(["other"]);
  });
});

describe("the group of a route", () => {
  it.each([
    ["/api/v1/seats", "polls"],
    ["/api/v1/authorized/reservations", "reservations"],
    ["/api/v1/authorized/reservations/:id/confirm", "reservations"],
    ["/api/v1/authorized/waiting-reservations", "reservations"],
    ["/api/v1/guest-changes", "reservations"],
    ["/event/:slug/reservation/new", "reservations"],
    ["/user/reservation/:id/offer", "reservations"],
    ["/api/v1/authorized/admin/reservations.csv", "organizer"],
    ["/admin/reservation/new", "organizer"],
    ["/admin", "organizer"],
    ["/reception/:eventId", "organizer"],
    ["/auth/login", "sign-in"],
    ["/api/auth/*", "sign-in"],
    ["/", "other"],
    ["/event/:slug", "other"],
    ["other", "other"],
  ])("%s is %s", (route, group) => {
    expect(routeGroup(route)).toBe(group);
  });
});
