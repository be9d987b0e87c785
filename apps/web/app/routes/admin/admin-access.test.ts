import { rightsOf, type StaffRole, staffRoles } from "@takujo/contracts/account/staff-policy";
import { expect, it } from "vitest";
import type { RouteAccess } from "../../shell/routing/record.ts";
import { routeRecords } from "../../shell/routing/records.ts";

const everybody: StaffRole[] = ["editor", "host", "desk", "treasurer"];
const noRoles: StaffRole[] = [];

/**
 * Whom a page is for besides admins. Written by hand: the authorization matrix asks each page for what its own record says, so a record
 * with the wrong right would go unnoticed there. A new page that is for admins alone needs no line.
 */
const rolesByPage: Record<string, StaffRole[]> = {
  // Each is led to what they may see.
  "/admin": everybody,
  "/admin/audit": noRoles,
  "/admin/auth-user": noRoles,
  "/admin/auth-user/:userId": noRoles,
  "/admin/auth-user/new": noRoles,
  "/admin/call-list": ["desk"],
  "/admin/canned-text": ["desk"],
  "/admin/content": ["editor"],
  "/admin/content/:kind": ["editor"],
  "/admin/content/:kind/:itemId": ["editor"],
  "/admin/content/:kind/:itemId/preview": ["editor", "host"],
  "/admin/content/:kind/:itemId/revision": ["editor"],
  "/admin/copy": ["editor"],
  "/admin/copy/sticker": ["editor"],
  "/admin/event": ["editor", "host"],
  "/admin/event/:eventId": ["editor", "host"],
  "/admin/event/:eventId/after": ["editor", "host"],
  "/admin/event/:eventId/consequences": ["editor", "host"],
  "/admin/event/:eventId/photo/:photoId": ["editor", "host"],
  "/admin/event/:eventId/reception": noRoles,
  "/admin/event/:eventId/revision": ["editor", "host"],
  "/admin/event/:eventId/series": ["editor"],
  "/admin/event/:eventId/table": ["editor", "host"],
  "/admin/event/template": ["editor"],
  "/admin/game-import": ["editor"],
  "/admin/image": ["editor", "host"],
  "/admin/inquiry": ["desk"],
  "/admin/inquiry/:inquiryId": ["desk"],
  // Newsletters too.
  "/admin/message": ["editor"],
  "/admin/message/:messageId": ["editor"],
  "/admin/money": ["treasurer"],
  "/admin/money/:eventId": ["treasurer"],
  "/admin/money/export": ["treasurer"],
  "/admin/money/receipt-file/:receiptId": ["treasurer"],
  "/admin/money/receipt/:reservationId": ["treasurer"],
  "/admin/no-show-rule": noRoles,
  "/admin/pass": ["treasurer"],
  "/admin/price-code": ["treasurer"],
  "/admin/reservation": ["host", "desk", "treasurer"],
  "/admin/reservation/:reservationId": ["host", "desk", "treasurer"],
  "/admin/reservation/export": noRoles,
  "/admin/reservation/new": ["desk"],
  "/admin/reservation/roster/:eventId": ["host", "desk"],
  "/admin/settings": noRoles,
  "/admin/settings/preview": noRoles,
  "/admin/settings/revision": noRoles,
  "/admin/staff": noRoles,
  "/admin/statistics": ["editor", "treasurer"],
  "/admin/statistics/export": ["editor", "treasurer"],
  "/admin/synonym": ["editor"],
};

/** A ticket's code leads everybody to the reception, which asks who they are. */
const notAdministration = ["/admin/check-in"];

const pages = routeRecords.filter(
  ({ path }) => /^\/admin(?:\/|$)/.test(path) && !notAdministration.includes(path),
);

function rolesOf(access: RouteAccess): StaffRole[] {
  if (typeof access === "boolean") throw new Error("A page of the administration is open to all");
  if (access.only === "admin") return noRoles;
  expect(access.only).toBe("staff");
  const { right } = access;
  if (!right) return everybody;
  return staffRoles.filter((role) => rightsOf({ roles: [role], eventIds: null })[right]);
}

it("every page of the administration is for whom it is meant, and for nobody else", () => {
  const roles = Object.fromEntries(pages.map(({ path, auth }) => [path, rolesOf(auth)]));
  const forAdmins = Object.entries(roles).filter(([, some]) => some.length === 0);
  expect(roles).toEqual({ ...Object.fromEntries(forAdmins), ...rolesByPage });
});

it("staff whom a page is not for are told so in the administration, and not led out of it", () => {
  const silent = pages.filter(
    ({ auth }) => (auth as { staffGoTo?: string }).staffGoTo === undefined,
  );
  // Led to what they may see, all of them.
  expect(silent.map(({ path }) => path)).toEqual(["/admin"]);
});

it("whoever has a role for chosen events sees nothing of money, messages, statistics and calls", () => {
  const chosen = rightsOf({ roles: ["host", "desk"], eventIds: ["one"] });
  const open = pages.filter(({ auth }) => {
    const access = auth as Exclude<RouteAccess, boolean>;
    const reach = access.only === "staff" && access.right ? chosen[access.right] : undefined;
    return access.everywhere ? reach === "everywhere" : reach !== undefined;
  });
  expect(
    open
      .map(({ path }) => path)
      .filter((path) => !/^\/admin\/(?:event|reservation|image|content)/.test(path)),
  ).toEqual([]);
});
