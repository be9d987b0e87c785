import { e2eEnv } from "../support/env.ts";
import { expect, test } from "../support/read-page.ts";
import { forms, words } from "../support/words.ts";

const unknownId = "018f4c1e-6a2b-4d3c-9e8f-0a1b2c3d4e5f";

/** Pages of an account, without their form. */
const pages = [
  { path: "/user", id: "[RT-17]" },
  { path: "/user/contact", id: "[RT-19]" },
  { path: "/user/profile", id: "[RT-21]" },
  { path: "/user/address", id: "[RT-22]" },
  { path: "/user/address/new", id: "[RT-22]" },
  { path: `/user/address/${unknownId}/edit`, id: "[RT-22]" },
  { path: "/user/reservation", id: "[RT-23]" },
  { path: `/user/reservation/${unknownId}/detail`, id: "[RT-23]" },
  { path: "/user/data", id: "" },
];

for (const { prefix, locale } of forms) {
  for (const { path, id } of pages) {
    test(
      `${prefix}${path} asks a guest to sign in, and leads back ${id}`.trim(),
      async ({ read }) => {
        const { url, text } = await read(prefix + path);
        const wanted = encodeURIComponent(prefix + path);
        expect(url.pathname + url.search).toBe(`${prefix}/auth/login?redirect=${wanted}`);
        expect(text("h1")).toBe(words[locale].login.email.heading);
      },
    );
  }
}

test("a guest does not get the file of an account", async ({ request }) => {
  const headers = { origin: e2eEnv.origin, "content-type": "application/x-www-form-urlencoded" };
  const answer = await request.post("/user/data/export", { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe("/auth/login?redirect=%2Fuser%2Fdata");
});
