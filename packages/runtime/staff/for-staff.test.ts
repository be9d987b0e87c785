import { noRights, rightsOf, type StaffRights } from "@takujo/contracts/account/staff-policy";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Bearer } from "../bearer/bearer-check.ts";
import type { BearerVariables } from "../bearer/require-bearer.ts";
import { DomainError } from "../domain-error.ts";
import { forStaff, reachOf, requireStaff } from "./for-staff.ts";

interface Caller {
  roles?: string[];
  rights?: StaffRights;
}

/** Routes of each kind, and one that forgot to say anything. */
function apiFor({ roles = [], rights = noRights }: Caller) {
  const api = new Hono<BearerVariables>();
  let bodies = 0;
  api.use(async (c, next) => {
    c.set("bearer", { userId: "x", roles } as unknown as Bearer);
    c.set("staffRights", async () => rights);
    await next();
  });
  api.use("/admin/*", requireStaff());
  api.use(async (_, next) => {
    bodies += 1;
    await next();
  });
  api.get("/admin/silent", (c) => c.text("ok"));
  api.get("/admin/wide", forStaff.everywhere("guests").middleware, (c) => c.text("ok"));
  api.get("/admin/lists", forStaff.byEvent("guests").middleware, (c) => c.json(reachOf(c)));
  api.get("/admin/events/:eventId", forStaff.ofEvent("guests").middleware, (c) => c.text("ok"));
  api.get("/admin/either", forStaff.byEvent("bookings", "messages").middleware, (c) =>
    c.json(reachOf(c)),
  );
  api.get("/admin/shadow/:id", (c) => c.text("ok"));
  api.get("/admin/shadow/:name", forStaff.byEvent("guests").middleware, (c) => c.text("later"));
  api.get("/elsewhere", forStaff.everywhere("guests").middleware, (c) => c.text("ok"));
  api.onError((error, c) => {
    if (error instanceof DomainError) return c.text(error.code, error.status as 403);
    throw error;
  });
  const statuses = async (...paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => api.request(path)));
    return answers.map(({ status }) => status);
  };
  return { api, statuses, bodies: () => bodies };
}

const paths = ["/admin/wide", "/admin/lists", "/admin/events/own", "/admin/events/other"];
const host = { rights: rightsOf({ roles: ["host"], eventIds: ["own"] }) };
const desk = { rights: rightsOf({ roles: ["desk"], eventIds: null }) };
const editor = { rights: rightsOf({ roles: ["editor"], eventIds: null }) };
const admin = { roles: ["user", "admin"], rights: { guests: "everywhere" } as const };

describe("a route below /admin", () => {
  it("is the admins' unless it says otherwise", async () => {
    for (const caller of [{}, host, desk, editor]) {
      expect(await apiFor(caller).statuses("/admin/silent", "/admin/unknown")).toEqual([403, 403]);
    }
    expect(await apiFor(admin).statuses("/admin/silent")).toEqual([200]);
  });

  it("is for staff with its right, at the events it is about", async () => {
    expect(await apiFor(host).statuses(...paths)).toEqual([403, 200, 200, 403]);
    expect(await apiFor(desk).statuses(...paths)).toEqual([200, 200, 200, 200]);
    expect(await apiFor(editor).statuses(...paths)).toEqual([403, 403, 403, 403]);
    expect(await apiFor({}).statuses(...paths)).toEqual([403, 403, 403, 403]);
    expect(await apiFor(admin).statuses(...paths)).toEqual([200, 200, 200, 200]);
  });

  it("tells its handler for which events the caller has the right", async () => {
    expect(await (await apiFor(host).api.request("/admin/lists")).json()).toEqual(["own"]);
    expect(await (await apiFor(desk).api.request("/admin/lists")).json()).toBe("everywhere");
  });

  it("that wants one of several rights counts the widest", async () => {
    const both = rightsOf({ roles: ["desk", "editor"], eventIds: ["own"] });
    const answer = await apiFor({ rights: both }).api.request("/admin/either");
    expect(await answer.json()).toBe("everywhere");
  });

  it("is not opened by a later route that its address also fits", async () => {
    expect(await apiFor(desk).statuses("/admin/shadow/x")).toEqual([403]);
  });

  it("refuses people who are no staff before anything is read", async () => {
    const { statuses, bodies } = apiFor({});
    await statuses(...paths, "/admin/silent");
    expect(bodies()).toBe(0);
  });

  it("is opened for HEAD as for GET", async () => {
    const ask = async (caller: Caller, path: string) =>
      (await apiFor(caller).api.request(path, { method: "HEAD" })).status;
    expect(await ask(desk, "/admin/wide")).toBe(200);
    expect(await ask(host, "/admin/wide")).toBe(403);
    expect(await ask(desk, "/admin/silent")).toBe(403);
  });
});

it("a guard holds also where nobody stands before it", async () => {
  expect(await apiFor(host).statuses("/elsewhere")).toEqual([403]);
  expect(await apiFor(desk).statuses("/elsewhere")).toEqual([200]);
});
