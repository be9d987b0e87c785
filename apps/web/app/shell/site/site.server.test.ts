import { clock } from "@takujo/i18n/format-date";
import { siteName } from "@takujo/i18n/site-facts";
import { expect, it } from "vitest";
import { messagesHash, messagesOf } from "../messages/messages.server.ts";
import { serverSite, siteSettings, underSettings } from "./site.server.ts";

const draft = () => ({
  ...siteSettings(),
  name: { ja: "下書き", en: "Draft" },
  accent: "#7a2f8f",
  timeZone: "Pacific/Honolulu",
});
const titleOf = () => JSON.stringify(messagesOf("en", ["commons"]));

it("a preview is made of a draft of the settings, and nothing after it is", () => {
  const before = [siteSettings(), messagesHash(), titleOf(), serverSite("en", "about").json];
  const made = underSettings(draft(), () =>
    [
      siteName().en,
      clock("2026-11-14T02:00:00Z"),
      titleOf(),
      serverSite("en", "about").json,
    ].join(),
  );
  expect(made).toMatch(/^Draft,16:00,.*Draft.*#7a2f8f/s);
  expect([siteSettings(), messagesHash(), titleOf(), serverSite("en", "about").json]).toEqual(
    before,
  );
  expect(clock("2026-11-14T02:00:00Z")).toBe("11:00");
});

it("a preview that fails leaves the settings as they were", () => {
  const before = siteSettings();
  expect(() =>
    underSettings(draft(), () => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  expect([siteSettings(), siteName()]).toEqual([before, before.name]);
});

it("a page knows the address of the logo, if there is one", () => {
  const logo = "5f0c1e0a-3f43-4a5e-9a0f-0d9c6d2b1c11";
  const made = (given: string) =>
    underSettings({ ...siteSettings(), logo: given }, () => serverSite("ja", "about").json);
  expect(JSON.parse(made(logo))).toMatchObject({
    logo: `/api/platform/v1/images/${logo}/480.webp`,
  });
  expect(JSON.parse(made(""))).not.toHaveProperty("logo");
});
