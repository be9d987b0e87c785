import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { routeRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { callNames } from "../../../packages/auth/calls.ts";
import { projectEnv } from "../../../tools/env.ts";
import { lineChannel } from "../../support/services/line-channel.ts";
import { runningAuth } from "../support/running-auth.ts";
import { apiBodies, bodyFor, newPasskey } from "./authorization/bodies.ts";
import { type Cast, createCast } from "./authorization/cast.ts";
import { type OwnedObject, objectFor, pathTo } from "./authorization/objects.ts";
import {
  type Caller,
  callers,
  type Verdict,
  type Verdicts,
  verdictsOfApi,
  verdictsOfCall,
  verdictsOfPage,
} from "./authorization/rules.ts";
import { type StaffCaller, staffCallers } from "./authorization/staff.ts";

const isStaff = (caller: Caller): caller is StaffCaller =>
  (staffCallers as readonly Caller[]).includes(caller);

const { db, browser } = await runningAuth({
  env: {
    ROLES: "web,platform,games,auth",
    LINE_CHANNEL_ID: lineChannel.id,
    LINE_CHANNEL_SECRET: lineChannel.secret,
  },
});
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let cast: Cast;
beforeAll(async () => {
  cast = await createCast(db, browser);
});

/** Every route of the two APIs, also those that their documents do not tell of. */
const operations = [createGamesApi, createPlatformApi].flatMap((createApi) => {
  // Only looked at: no route of it runs.
  const parts = { db: undefined as never, logger: undefined as never, origin: "", secret: "" };
  const routes = createApi(parts).routes.filter(({ method }) => method !== "ALL");
  const calls = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  return [...calls].map((call) => call.split(" ") as [string, string]);
});

function verdictOf({ status, headers }: Response): Verdict | string {
  if (status === 401) return "sign-in";
  if (status === 403) return "refused";
  if (status >= 500) return `a fault: ${status}`;
  if (status >= 300 && status < 400) {
    const { pathname } = new URL(headers.get("location") ?? "", "https://takujo.example");
    return `to ${pathname.replace(/^\/(?:ja|en)(?=\/|$)/, "") || "/"}`;
  }
  return "open";
}

async function seenBy(
  ask: (caller: Caller) => Promise<Response>,
  those: readonly Caller[] = callers,
): Promise<Partial<Record<Caller, Verdict | string>>> {
  const seen: [Caller, string][] = [];
  for (const caller of those) seen.push([caller, verdictOf(await ask(caller))]);
  return Object.fromEntries(seen);
}

const pick = (verdicts: Verdicts, those: readonly Caller[]): Partial<Verdicts> =>
  Object.fromEntries(those.map((caller) => [caller, verdicts[caller]]));

/** Hidden things must answer 404; where nothing exists, that is a normal answer. */
function asHidden(expected: Partial<Verdicts>, caller: Caller, response: Response): Response {
  if (expected[caller] === "hidden") expect([caller, response.status]).toEqual([caller, 404]);
  return response;
}
const withoutHidden = (expected: Partial<Verdicts>) =>
  Object.fromEntries(
    Object.entries(expected).map(([caller, verdict]) => [
      caller,
      verdict === "hidden" ? "open" : verdict,
    ]),
  );

describe("pages and files are for those whom the route table names", () => {
  const named = routeRecords.filter(({ path }) => path !== "*");
  const forms = named.flatMap(({ path, auth }) =>
    ["", "/ja", "/en"].map((prefix) => ({ path, auth, prefix })),
  );
  /** For addresses with a language, callers to whom most is open: guarded-addresses.test.ts tries other spellings. */
  const ofLanguages: readonly Caller[] = projectEnv().isTestedInDepth ? callers : ["A", "admin"];
  it.each(forms)("$prefix $path", async ({ path, auth, prefix }) => {
    const those = prefix === "" ? callers : ofLanguages;
    const expected = pick(verdictsOfPage(path, auth), those);
    const seen = await seenBy(async (caller) => {
      const object = await objectFor(path, db, cast.a.id);
      const address = `${prefix}${pathTo(path, object, cast)}`.replace(/(?<=.)\/$/, "") || "/";
      const own = await cast.browserOf(caller);
      const response = await own.call("GET", address, undefined, { "user-agent": userAgent });
      if (object && expected[caller] === "open") expect(response.status).toBe(200);
      return asHidden(expected, caller, response);
    }, those);
    expect(seen).toEqual(withoutHidden(expected));
  });
});

describe("calls of the APIs are for those whom the rules name", () => {
  async function callAs(caller: Caller, method: string, path: string, object: OwnedObject | null) {
    const own = await cast.browserOf(caller);
    const token = own.cookies.get("auth_jwt");
    const body = object?.change ?? apiBodies[`${method} ${path}`] ?? {};
    return own.call(
      method,
      pathTo(path, object, cast),
      ["GET", "DELETE"].includes(method) ? undefined : body,
      {
        "idempotency-key": randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    );
  }

  it.each(operations)("%s %s", async (method, path) => {
    const expected = verdictsOfApi(method, path);
    const seen = await seenBy(async (caller) => {
      const object = await objectFor(path, db, cast.a.id);
      const response = await callAs(caller, method, path, object);
      if (object && expected[caller] === "open") expect(response.status).toBeLessThan(300);
      return asHidden(expected, caller, response);
    });
    expect(seen).toEqual(withoutHidden(expected));
  });

  it.each(operations.filter(([, path]) => path.includes(":id")))(
    "%s %s leaves A's object unchanged, whoever else calls",
    async (method, path) => {
      const object = await objectFor(path, db, cast.a.id);
      const before = await object?.rows();
      expect(before).toHaveLength(1);
      for (const caller of ["anonymous", "B", "helper", ...staffCallers, "admin"] as const) {
        await callAs(caller, method, path, object);
      }
      expect(await object?.rows()).toEqual(before);
    },
  );

  it("are exactly those in the OpenAPI documents", () => {
    const known = operations.map(([method, path]) => `${method} ${path}`);
    for (const name of ["games", "platform"]) {
      const file = `../../../packages/contracts/generated/${name}.openapi.json`;
      const text = readFileSync(new URL(file, import.meta.url), "utf8");
      const { paths } = JSON.parse(text) as { paths: Record<string, object> };
      for (const [path, methods] of Object.entries(paths)) {
        for (const method of Object.keys(methods)) {
          expect(known).toContain(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`);
        }
      }
    }
  });
});

describe("calls of the auth service are for those whom the rules name", () => {
  // Those that end an account come last: A has to be there for the others.
  const inOrder = [...callNames].toSorted(
    (one, other) => Number(one === "POST /delete-user") - Number(other === "POST /delete-user"),
  );
  /** People call about themselves, admins about A. Calls about others are tested below. */
  function subjectOf(path: string, caller: Caller) {
    if (caller === "B") return cast.b;
    if (caller === "helper") return cast.helper;
    if (isStaff(caller)) return cast.staff[caller];
    return caller === "admin" && !path.startsWith("/admin/") ? cast.admin : cast.a;
  }

  it.each(inOrder)("%s", async (call) => {
    const expected = verdictsOfCall(call);
    const [method = "", path = ""] = call.split(" ");
    const seen = await seenBy(async (caller) => {
      const about = { ...cast, a: subjectOf(path, caller) };
      const own = await cast.browserOf(caller);
      const body = await bodyFor(call, about, db);
      const query = path === "/admin/get-user" ? `?id=${cast.a.id}` : "";
      const response = await own.auth(method, path + query, body);
      // Later calls need A and B.
      if (call === "POST /delete-user" && response.ok) cast = await createCast(db, browser);
      return response;
    });
    expect(seen).toEqual(expected);
  });

  it("leave A's passkeys and sessions to A", async () => {
    const id = await newPasskey(db, cast.a.id);
    const token = await cast.newSession(cast.a.id);
    for (const caller of ["B", "helper", ...staffCallers, "admin"] as const) {
      const own = await cast.browserOf(caller);
      await own.auth("POST", "/passkey/delete-passkey", { id });
      await own.auth("POST", "/passkey/update-passkey", { id, name: caller });
      await own.auth("POST", "/revoke-session", { token });
    }
    const passkeys = db.selectFrom("passkey").select(["id", "name"]).where("id", "=", id);
    expect(await passkeys.execute()).toEqual([{ id, name: "phone" }]);
    const sessions = db.selectFrom("session").select("token").where("token", "=", token);
    expect(await sessions.execute()).toEqual([{ token }]);
  });
});

describe("the rules", () => {
  it("reject unknown routes, and name the file to extend", () => {
    const where = "tests/integration/access/authorization/rules.ts";
    expect(() => verdictsOfApi("GET", "/api/v1/everything")).toThrow(where);
    expect(() => verdictsOfApi("POST", "/api/platform/v1/news")).toThrow(where);
    expect(() => verdictsOfCall("POST /sign-up/email")).toThrow(where);
    expect(() => verdictsOfPage("/somewhere", { only: "members" })).toThrow(where);
  });
});
