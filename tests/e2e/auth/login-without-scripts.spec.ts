import { reservableEvent } from "../support/booking/reservable.ts";
import { expect, signInPlain, test } from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { codeSentTo, newEmail, ownPlace } from "../support/sign-in/sign-in.ts";
import { forms, languages, words } from "../support/words.ts";

for (const { prefix, locale } of forms) {
  test(`${prefix}/user is for those who are signed in, ${prefix}/auth/login for the others [RT-4] [RO-3] [RO-4]`, async ({
    plain,
  }) => {
    await plain.goto(`${prefix}/user?from=mail`);
    const wanted = encodeURIComponent(`${prefix}/user?from=mail`);
    expect(plain.url.pathname + plain.url.search).toBe(`${prefix}/auth/login?redirect=${wanted}`);
    expect(plain.status).toBe(200);
    expect(plain.document.documentElement.lang).toBe(locale);
    expect(plain.text("h1")).toBe(words[locale].login.email.heading);
    await signInPlain(plain);
    await plain.goto(`${prefix}/auth/login`);
    expect(plain.url.pathname).toBe(`${prefix}/user`);
    await plain.goto(`${prefix}/auth/login?redirect=${encodeURIComponent(`${prefix}/news`)}`);
    expect(plain.url.pathname).toBe(`${prefix}/news`);
  });
}

for (const { prefix, locale } of languages) {
  test(`${prefix}/auth/login names the page to which one returns, and nothing for a hostile address`, async ({
    plain,
  }) => {
    const { titles } = words[locale];
    const { returnTo, returnToEvent } = words[locale].login;
    const login = (wanted: string) =>
      plain.goto(`${prefix}/auth/login?redirect=${encodeURIComponent(wanted)}`);
    await login(`${prefix}/user/address?from=mail`);
    expect(plain.text()).toContain(returnTo.replace("{page}", titles.userAddress));
    const event = { title: "花見の会", english: null };
    const { slug } = await reservableEvent([{ letter: "い" }], event);
    await login(`${prefix}/event/${slug}/reservation/new`);
    expect(plain.text()).toContain(
      returnToEvent.replace("{page}", titles.reservationNew).replace("{event}", "花見の会"),
    );
    for (const wanted of ["//evil.example/user", "/no/such/page", "/%E0%A4%A/x", "/event/%00"]) {
      await login(wanted);
      expect(plain.text("h1")).not.toBe("");
      const named = plain.document.querySelectorAll("main .login-return");
      expect(named).toHaveLength(wanted.includes("/event/") ? 1 : 0);
    }
  });
}

test("a code sent twice signs in once, both answers continue, and it is useless in another browser", async ({
  plain,
}) => {
  await plain.goto("/auth/login?redirect=%2Fuser%2Faddress");
  const email = newEmail();
  await plain.send(words.ja.login.email.send, { email }, "main");
  const code = await codeSentTo(email);
  const { cookies } = await plain.request.storageState();
  const own = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  /** As the browser was before any answer came. */
  const verify = (cookie: string) =>
    fetch(plain.url, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: plain.url.origin, ...ownPlace() },
      body: new URLSearchParams({ intent: "verify", code }),
    });
  const answers = [...(await Promise.all([verify(own), verify(own)])), await verify(own)];
  for (const { status, headers } of answers) {
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/user/address");
    expect(headers.get("set-cookie")).toContain("session_token");
  }
  const sessions = await query(
    'select 1 from session join "user" on "user".id = "userId" where email = $1',
    [email],
  );
  expect(sessions).toHaveLength(1);
  const pending = { email, sentAt: Date.now(), misses: 0, nonce: "another" };
  const forged = Buffer.from(JSON.stringify(pending)).toString("base64url");
  const refused = await verify(own.replace(/(?<=pending_code=)[^;]+/, forged));
  expect(refused.headers.get("set-cookie") ?? "").not.toContain("session_token");
});

test("a code that was asked for is still asked for after a reload, and the address can be changed, by plain forms", async ({
  plain,
}) => {
  const { email, code } = words.ja.login;
  const asksFor = (name: string) => plain.document.querySelectorAll(`main [name="${name}"]`);
  await plain.goto("/auth/login");
  await plain.send(email.send, { email: newEmail() }, "main");
  await plain.goto("/auth/login");
  expect(plain.text("main")).toContain(code.label);
  await plain.send(code.change, {}, "main");
  expect(asksFor("email")).toHaveLength(1);
  await plain.goto("/auth/login");
  expect(asksFor("email")).toHaveLength(1);
  expect(plain.text("main")).not.toContain(code.label);
});

test("the offer of a passkey leads nowhere but on this site", async ({ plain }) => {
  const { offer, empty } = words.ja.passkey;
  await signInPlain(plain);
  for (const hostile of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "javascript:1",
  ]) {
    await plain.goto(`/user/passkey?offer=${encodeURIComponent(hostile)}`);
    expect(() => plain.named("a[href]", offer.later, "main")).toThrow();
    expect(plain.text()).toContain(empty.title);
  }
});
