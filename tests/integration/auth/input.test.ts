import { describe, expect, it } from "vitest";
import { callNames } from "../../../packages/auth/calls.ts";
import { newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const { db, browser, inbox, signedIn } = await runningAuth();

const userOf = (userId: string) =>
  db
    .selectFrom("user")
    .select(["name", "image"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

async function admin() {
  const { browser: own, userId } = await signedIn();
  await db.updateTable("user").set({ role: "admin" }).where("id", "=", userId).execute();
  return own;
}

const fields = [
  "email",
  "newEmail",
  "type",
  "otp",
  "token",
  "name",
  "image",
  "id",
  "userId",
  "sessionToken",
  "role",
  "password",
  "newPassword",
  "response",
  "permissions",
  "callbackURL",
  "data",
];
const deep = () => JSON.parse("[".repeat(2_500) + "]".repeat(2_500));
const odd: [string, () => unknown][] = [
  ["an array", () => ["victim@example.jp"]],
  ["an object that is no string", () => ({ toString: "x" })],
  ["a number", () => 7],
  ["nothing", () => null],
  ["NUL", () => "a\0b"],
  ["half a character", () => "a\ud800b"],
  ["a long text", () => "あ".repeat(1_500)],
  ["NUL in the name of a field", () => ({ "a\0": "b" })],
  ["a nest", deep],
];

describe("the body of a call of the auth service", () => {
  it.each(odd)("may be anything without a fault of ours: %s", async (_, value) => {
    const { browser: own, userId } = await signedIn();
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", userId).execute();
    const body = Object.fromEntries(fields.map((name) => [name, value()]));
    const answers: [string, number][] = [];
    for (const call of callNames) {
      const [method = "", path = ""] = call.split(" ");
      // These end the session that the others need.
      if (method === "GET" || /sign-out|revoke-(other-)?sessions$|delete-user/.test(path)) continue;
      // From a place of its own, so that no limit answers first.
      const asking = browser();
      for (const [name, text] of own.cookies) asking.cookies.set(name, text);
      answers.push([path, (await asking.auth("POST", path, body)).status]);
    }
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    expect(answers.filter(([, status]) => status === 400).length).toBeGreaterThan(18);
  });

  it.each(['"', "[", "null", "[]", '"text"', "7", "{}", ""])(
    "is refused when it is no object of ours: %s",
    async (body) => {
      const own = browser();
      const answer = await own.raw("/api/auth/email-otp/send-verification-otp", {
        method: "POST",
        headers: { origin: "https://takujo.example", "content-type": "application/json" },
        body,
      });
      expect(answer.status).toBe(400);
    },
  );

  it("is refused with NUL in a query", async () => {
    const own = await admin();
    for (const query of ["list-users?searchValue=%00", "get-user?id=a%00b"]) {
      expect((await own.auth("GET", `/admin/${query}`)).status).toBe(400);
    }
  });
});

describe("codes for an address", () => {
  const ask = (body: unknown) =>
    browser()
      .auth("POST", "/email-otp/send-verification-otp", body)
      .then(({ status }) => status);

  it("are not used up by requests that send none", async () => {
    const email = newEmail();
    for (const sent of [[email], { 0: email }, { toString: "x" }, `${email}\0`, "no address"]) {
      for (let count = 1; count <= 6; count++) {
        expect(await ask({ email: sent, type: "sign-in" })).toBe(400);
      }
    }
    await browser().signIn(inbox, email);
    const hits = await db.selectFrom("request_limit").select("hits").execute();
    expect(hits.every(({ hits: count }) => count <= 5)).toBe(true);
  });

  it("are not used up by others, where somebody has signed in before", async () => {
    const { browser: own, email } = await signedIn();
    await own.auth("POST", "/sign-out");
    const others = await Promise.all(
      Array.from({ length: 60 }, () => ask({ email, type: "sign-in" })),
    );
    // One of the twenty went to the first sign-in.
    expect(others.filter((status) => status === 200)).toHaveLength(19);
    expect(others.filter((status) => status === 429)).toHaveLength(41);
    expect((await browser().askForCode(email)).status).toBe(429);
    await inbox.untilSentTo(email, 20);
    await own.signIn(inbox, email);
    // The cookie serves its own address only, and has its own five.
    const known = [...own.cookies].filter(([name]) => name.endsWith("known_browser"));
    expect(known.map(([name]) => name)).toEqual(["__Host-known_browser"]);
    const elsewhere = newEmail();
    for (let count = 1; count <= 20; count++) await browser().askForCode(elsewhere);
    expect((await own.askForCode(elsewhere)).status).toBe(429);
  });

  it("are five an hour in one place, and five in a browser that is known", async () => {
    const { browser: own, email } = await signedIn();
    const statuses: number[] = [];
    for (let count = 1; count <= 7; count++) statuses.push((await own.askForCode(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const other = newEmail();
    const together = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser({ address: "198.51.100.77" })
          .askForCode(other)
          .then(({ status }) => status),
      ),
    );
    expect(together.filter((status) => status === 200)).toHaveLength(5);
    // Requests from elsewhere are not blocked by it.
    expect((await browser().askForCode(other)).status).toBe(200);
  });
});

describe("a display name", () => {
  it.each([
    ["too long", "a".repeat(41)],
    ["far too long", "あ".repeat(10_000)],
    ["empty", " \u3000\r\n"],
    ["NUL", "a\0b"],
  ])("is refused by every call: %s", async (_, name) => {
    const { browser: own, userId } = await signedIn();
    const organizer = await admin();
    const answers = [
      await own.auth("POST", "/update-user", { name }),
      await organizer.auth("POST", "/admin/create-user", { name, email: newEmail() }),
      await organizer.auth("POST", "/admin/update-user", { userId, data: { name } }),
      await own.auth("POST", "/passkey/update-passkey", { id: "any", name: `${name}${name}` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await userOf(userId)).toEqual({ name: "", image: null });
  });

  it("is stripped of line breaks and bidirectional marks", async () => {
    const { browser: own, userId } = await signedIn();
    const organizer = await admin();
    const name = "森野\r\nBcc: \u202eことり\u2066";
    expect((await own.auth("POST", "/update-user", { name })).status).toBe(200);
    expect((await userOf(userId)).name).toBe("森野 Bcc: ことり");
    const email = newEmail();
    await organizer.auth("POST", "/admin/create-user", { name, email });
    const { name: created } = await db
      .selectFrom("user")
      .select("name")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(created).toBe("森野 Bcc: ことり");
  });

  it("is not set by a first sign-in", async () => {
    const own = browser();
    const email = newEmail();
    const otp = await own.fetchCode(inbox, email);
    const image = "https://evil.example/pixel.png";
    const body = { email, otp, name: "a".repeat(50_000), image };
    const answer = await own.auth("POST", "/sign-in/email-otp", body);
    expect(answer.status).toBe(200);
    const { user } = (await answer.json()) as { user: { id: string } };
    expect(await userOf(user.id)).toEqual({ name: "", image: null });
  });
});

describe("the icon of an account", () => {
  it("is one of ours, or none", async () => {
    const { browser: own, userId } = await signedIn();
    const organizer = await admin();
    const uploaded = "/api/v1/icons/0b2f2f4e-3f0c-4c8e-9a52-0d6f2b1c7a11.webp";
    for (const image of ["avatar:kotori", uploaded, null]) {
      expect((await own.auth("POST", "/update-user", { image })).status).toBe(200);
      expect((await userOf(userId)).image).toBe(image);
    }
    for (const image of [
      "https://evil.example/pixel.png",
      "//evil.example/a.webp",
      "avatar:nobody",
      `${uploaded}?x`,
      "data:image/svg+xml,<svg/>",
      "javascript:alert(1)",
      "",
    ]) {
      expect((await own.auth("POST", "/update-user", { image })).status).toBe(400);
      const data = { userId, data: { image } };
      expect((await organizer.auth("POST", "/admin/update-user", data)).status).toBe(400);
    }
    expect((await userOf(userId)).image).toBeNull();
  });
});
