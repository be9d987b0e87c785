import { describe, expect, it } from "vitest";
import { signedOutHeader } from "../session/sign-in/signed-out.ts";
import { runGuards } from "./guards.ts";
import type { RouteRecord } from "./record.ts";

const rights = async () => ({});
const guest = async () => ({ signedIn: false, hasRole: async () => false, rights });
const user = async () => ({ signedIn: true, hasRole: async () => false, rights });

function visit(address: string, record: Partial<RouteRecord>, visitor = guest) {
  const whole: RouteRecord = {
    id: "x",
    path: "/x",
    auth: false,
    ...record,
  };
  const url = new URL(address, "https://takujo.example");
  return runGuards({ record: whole, params: { slug: "s" }, url, visitor });
}

async function thrownBy(run: Promise<void>): Promise<unknown> {
  return run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

const locationOf = async (run: Promise<void>) =>
  ((await thrownBy(run)) as Response).headers.get("location");

describe("the access guard", () => {
  it("lets everyone pass an open route without looking up the visitor [RO-1]", async () => {
    const visitor = () => Promise.reject(new Error("asked"));
    await expect(visit("/x", { auth: false }, visitor)).resolves.toBeUndefined();
  });

  it.each([
    ["/user", "/auth/login?redirect=%2Fuser"],
    [
      "/event/go/reservation/new?seats=2&day=a%20b",
      "/auth/login?redirect=%2Fevent%2Fgo%2Freservation%2Fnew%3Fseats%3D2%26day%3Da%2520b",
    ],
    ["/en/user?x=1", "/en/auth/login?redirect=%2Fen%2Fuser%3Fx%3D1"],
    ["/ja/user", "/ja/auth/login?redirect=%2Fja%2Fuser"],
  ])(
    "redirects a guest at %s to the login and remembers the whole path [RO-2][RO-4]",
    async (from, to) => {
      expect(await locationOf(visit(from, { auth: true }))).toBe(to);
      expect(await locationOf(visit(from, { auth: { only: "user" } }))).toBe(to);
    },
  );

  it("remembers exactly the wanted path [RO-2]", async () => {
    const wanted = "/en/user/reservation?page=2&q=%E6%97%A5";
    const location = await locationOf(visit(wanted, { auth: true }));
    const query = new URL(location ?? "", "https://takujo.example").searchParams;
    expect(query.get("redirect")).toBe(wanted);
  });

  it("remembers the page to return to instead of a file [RO-4]", async () => {
    const file = { auth: { only: "user" }, returnTo: () => "/user/data" };
    expect(await locationOf(visit("/en/user/data/export", file))).toBe(
      "/en/auth/login?redirect=%2Fen%2Fuser%2Fdata",
    );
  });

  it("adds the wanted path to a redirectTo that has its own query [RO-4]", async () => {
    const auth = { only: "user", redirectTo: "/auth/login?reason=seat" };
    expect(await locationOf(visit("/user", { auth }))).toBe(
      "/auth/login?reason=seat&redirect=%2Fuser",
    );
  });

  it.each([
    ["guest", "/auth/login", "/"],
    ["anonymous", "/en/auth/login", "/en"],
    ["admin", "/en/admin/auth-user", "/en"],
    ["owner", "/ja/x", "/ja"],
  ])(
    "redirects a user who fails `only: %s` home with the same prefix [RO-3][RO-5][RO-6]",
    async (only, from, to) => {
      expect(await locationOf(visit(from, { auth: { only } }, user))).toBe(to);
    },
  );

  it.each([
    ["/auth/login?redirect=%2Fevent%2Fgo%3Fa%3D1%23seats", "/event/go?a=1#seats"],
    ["/en/auth/login?redirect=%2Fen%2Fuser%2Faddress", "/en/user/address"],
    ["/en/auth/login?redirect=%2Fja%2Fuser", "/ja/user"],
    ["/en/auth/login?redirect=https%3A%2F%2Fevil.example", "/en/user"],
    ["/auth/login?redirect=%2F%2Fevil.example", "/user"],
    ["/auth/login", "/user"],
  ])("leads on from %s whoever is signed in already [RO-3]", async (from, to) => {
    const auth = { only: "guest", redirectTo: "/user" };
    expect(await locationOf(visit(from, { auth }, user))).toBe(to);
    expect(await locationOf(visit("/x?redirect=%2Fuser", { auth: { only: "admin" } }, user))).toBe(
      "/",
    );
  });

  it("marks the way to the login, so that the browser can ask in place [RO-5]", async () => {
    const marks = async (only: string, visitor = guest) => {
      const { headers } = (await thrownBy(
        visit("/en/admin?day=1", { auth: { only, guestsLogIn: true } }, visitor),
      )) as Response;
      return [headers.get("location"), headers.get(signedOutHeader)];
    };
    const login = "/en/auth/login?redirect=%2Fen%2Fadmin%3Fday%3D1";
    expect(await marks("admin")).toEqual([login, "yes"]);
    expect(await marks("user")).toEqual([login, "yes"]);
    expect(await marks("admin", user)).toEqual(["/en", null]);
  });

  it("redirects with 302 [NV-2]", async () => {
    expect(await thrownBy(visit("/user", { auth: true }))).toMatchObject({ status: 302 });
  });

  it("leaves an absolute redirectTo unchanged", async () => {
    const auth = { only: "admin", redirectTo: "https://id.example/login" };
    expect(await locationOf(visit("/en/x", { auth }))).toBe("https://id.example/login");
  });
});

describe("the validity guard", () => {
  it("throws a 404 with the default message and the path [NV-5]", async () => {
    const thrown = await thrownBy(visit("/en/news/NO", { validate: () => false }));
    expect(thrown).toMatchObject({
      data: "Page Not Found: /en/news/NO",
      init: { status: 404, statusText: "Page Not Found: /en/news/NO" },
    });
  });

  it("throws the check's own status and message [NV-5]", async () => {
    const validate = () => ({ status: 410, message: "Gone for good" });
    const thrown = await thrownBy(visit("/x", { validate }));
    expect(thrown).toMatchObject({ data: "Gone for good", init: { status: 410 } });
  });

  it("completes a status without a message, or a message without a status [NV-5]", async () => {
    expect(await thrownBy(visit("/x", { validate: () => ({ status: 403 }) }))).toMatchObject({
      data: "Page Not Found: /x",
      init: { status: 403 },
    });
    expect(await thrownBy(visit("/x", { validate: () => ({ message: "No" }) }))).toMatchObject({
      data: "No",
      init: { status: 404 },
    });
  });

  it("passes the parameters to the check and accepts a valid path [NV-5]", async () => {
    const validate = ({ slug }: Record<string, string | undefined>) => slug === "s";
    await expect(visit("/x", { validate })).resolves.toBeUndefined();
  });

  it("runs before the access rule: an invalid path is never redirected to the login", async () => {
    const thrown = await thrownBy(visit("/x", { auth: true, validate: () => false }));
    expect(thrown).toMatchObject({ init: { status: 404 } });
  });
});

describe("named guards", () => {
  it.each(["no-such-guard", "constructor", "toString"])(
    "throw for the unknown name %s [NV-6]",
    async (name) => {
      await expect(visit("/x", { guards: [name] })).rejects.toThrow(`Unknown route guard: ${name}`);
    },
  );

  it("run if the route names them, after the others [NV-6]", async () => {
    const ran: string[] = [];
    const note = (name: string) => () => void ran.push(name);
    const record: RouteRecord = {
      id: "x",
      path: "/x",
      auth: false,
      guards: ["open"],
    };
    const registry = { validity: note("validity"), access: note("access"), open: note("open") };
    const url = new URL("https://takujo.example/x");
    await runGuards({ record, params: {}, url, visitor: guest }, registry);
    expect(ran).toEqual(["validity", "access", "open"]);
  });
});
