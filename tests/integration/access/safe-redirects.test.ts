import { describe, expect, it } from "vitest";
import { type AuthBrowser, codeIn, newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";
import { publicOrigin } from "../support/running-site.ts";

const { inbox, browser, signedIn } = await runningAuth({
  env: { ROLES: "web,platform,games,auth" },
});

/** As a form without a script sends it. */
function submit(own: AuthBrowser, address: string, fields: Record<string, string>) {
  return own.raw(address, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: publicOrigin,
      "content-type": "application/x-www-form-urlencoded",
      cookie: [...own.cookies].map((pair) => pair.join("=")).join("; "),
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The whole way through the form and the mailbox, to where it leads. */
async function signInAt(address: string, fields: Record<string, string> = {}) {
  const own = browser();
  const email = newEmail();
  const asked = await submit(own, address, { email });
  expect(asked.status).toBe(302);
  for (const cookie of asked.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    own.cookies.set(name, value);
  }
  const [mail] = await inbox.untilSentTo(email, 1);
  const code = codeIn(mail?.text ?? "");
  const answer = await submit(own, address, { intent: "verify", code, ...fields });
  expect(answer.status).toBe(302);
  return answer.headers.get("location") ?? "";
}

describe("after signing in", () => {
  it.each([
    ["", "/en//evil.example/phish"],
    ["/ja", "/ja//evil.example/phish"],
    ["/en", "/en//evil.example/phish"],
    ["/en", "/en/en//evil.example"],
    ["/en", "/en/..//evil.example"],
    ["/en", "/en/\\evil.example"],
  ])("nobody at %s/auth/login is led away by %s", async (prefix, wanted) => {
    const location = await signInAt(`${prefix}/auth/login?redirect=${encodeURIComponent(wanted)}`);
    expect(location).toBe(`${prefix}/user`);
  });

  it("the page that was wanted follows, in its form [RO-2]", async () => {
    const wanted = encodeURIComponent("/en/user/address?x=1#list");
    expect(await signInAt(`/en/auth/login?redirect=${wanted}`)).toBe("/en/user/address?x=1#list");
  });

  it("the offer of a passkey leads on to this site only", async () => {
    const { browser: own } = await signedIn();
    for (const prefix of ["", "/ja", "/en"]) {
      const offer = encodeURIComponent(`${prefix}//evil.example/phish`);
      const page = await own.call("GET", `${prefix}/user/passkey?offer=${offer}`);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toMatch(/(?:href="|offer","?)\/\/evil/);
    }
  });
});

describe("addresses with two slashes", () => {
  it.each([
    "//evil.example",
    "//evil.example/information/x",
    "/information//evil.example",
    "/en//evil.example",
    "/en/information//evil.example",
    "//evil.example/user",
    "/ja//user",
    "//user",
    "/en//",
  ])("lead nobody away: %s", async (address) => {
    const answer = await browser().call("GET", address);
    const location = answer.headers.get("location");
    if (location) expect(new URL(location, publicOrigin + address).origin).toBe(publicOrigin);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('href="//evil.example');
  });
});
