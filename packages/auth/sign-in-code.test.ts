import { clientAddressHeader } from "@takujo/contracts/client-address";
import { APIError } from "better-auth/api";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import { limitChanges } from "./email-change/limit-changes.ts";
import { knownBrowserCookie } from "./known-browser.ts";
import { admitCodeRequest } from "./sign-in-code.ts";
import { takeLimits } from "./take-limits.ts";

const { db } = await createTestDatabase();
const options = { db, signingSecret: "of the test", origin: "https://takujo.example" };
const email = "player@example.jp";
const from = (place: number, cookie = "") =>
  new Headers({ [clientAddressHeader]: `198.51.100.${place}`, cookie });
const ask = (headers: Headers, body = { email, type: "sign-in" }) =>
  admitCodeRequest(body, headers, options);
const tooMany = { status: "TOO_MANY_REQUESTS" };
const counted = () => db.selectFrom("request_limit").select(["scope", "hits"]).execute();

/** Until it is refused. */
async function timesUntilRefused(attempt: () => Promise<void>): Promise<number> {
  for (let times = 0; times < 50; times++) {
    const refusal = await attempt().catch((error: unknown) => error);
    if (!refusal) continue;
    expect(refusal).toMatchObject(tooMany);
    return times;
  }
  throw new Error("Never refused");
}

beforeEach(async () => {
  await db.deleteFrom("request_limit").execute();
});

describe("codes for one address", () => {
  it("are five from one network and twenty in all, and refused requests do not count", async () => {
    expect(await timesUntilRefused(() => ask(from(1)))).toBe(5);
    await expect(ask(from(1), { email: email.toUpperCase(), type: "sign-in" })).rejects.toThrow();
    let place = 2;
    expect(await timesUntilRefused(() => ask(from(place++)))).toBe(15);
    const refusal = await ask(from(99)).catch((error: unknown) => error as APIError);
    expect(refusal).toMatchObject({ ...tooMany, body: { code: "TOO_MANY_CODES" } });
    const { headers } = refusal as APIError;
    expect(Number(new Headers(headers).get("retry-after"))).toBeGreaterThan(3_000);
  });

  it("are five more from a browser that has signed in with it, whatever others asked for", async () => {
    let place = 1;
    await timesUntilRefused(() => ask(from(place++)));
    const [cookie = ""] = knownBrowserCookie(email, options).split(";");
    expect(await timesUntilRefused(() => ask(from(place++, cookie)))).toBe(5);
    const [others = ""] = knownBrowserCookie("somebody@example.jp", options).split(";");
    await expect(ask(from(place, others))).rejects.toMatchObject(tooMany);
  });

  it("are counted for callers without a network address together", async () => {
    expect(await timesUntilRefused(() => ask(new Headers()))).toBe(5);
  });
});

it.each([
  [{ email, type: "forget-password" }, "Invalid OTP type"],
  [{ email: "no address", type: "sign-in" }, "Invalid email"],
])("a request with %o is refused and not counted", async (body, message) => {
  await expect(ask(from(1), body)).rejects.toMatchObject({ status: "BAD_REQUEST", message });
  expect(await counted()).toEqual([]);
});

describe("changes of the address", () => {
  let number = 0;
  const change = (wanted: { userId?: string; newEmail?: string; place?: number }) => {
    number++;
    const { userId = `person ${number}`, newEmail = `${number}@example.jp`, place } = wanted;
    const headers = from(place ?? number);
    return limitChanges({ userId, newEmail, landing: "/" } as never, headers, options);
  };

  it.each([
    ["new address", { newEmail: "new@example.jp" }, 5],
    ["person", { userId: "one" }, 10],
    ["network", { place: 200 }, 20],
  ])("are limited by the %s", async (_, wanted, times) => {
    number = 0;
    expect(await timesUntilRefused(() => change(wanted))).toBe(times);
  });
});

it("an error that is no refusal is not answered as one", async () => {
  const limit = { scope: "test", max: 1, seconds: Number.NaN };
  const failure = takeLimits(options, [[limit, "anybody"]], { code: "", message: "" });
  await expect(failure).rejects.not.toBeInstanceOf(APIError);
  await expect(failure).rejects.toThrow("interval");
});
