import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";

/** A page of a site that reports errors, with what it sends; the server of these tests reports none. */
async function openReporting(page: Page, { isReporting }: { isReporting: boolean }) {
  const sent: Record<string, string>[] = [];
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.route("**/news?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"buildId":', '"reportsErrors":true,"buildId":');
    await (isReporting ? route.fulfill({ response, body }) : route.fulfill({ response }));
  });
  await page.route("**/error-report", async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, string>);
    await route.fulfill({ status: 204 });
  });
  await page.goto("/news?q=kotori@example.jp", { waitUntil: "networkidle" });
  return { sent, loaded: () => loaded.filter((path) => path.includes("report-error")) };
}

/** Thrown uncaught: in a timer, and in a promise. */
const provoke = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
    void Promise.reject(new RangeError(text));
  }, message);

test("an error in a page is reported to the server once, without the page's query", async ({
  page,
  faults,
}) => {
  faults.allow(/no such seat/);
  const { sent, loaded } = await openReporting(page, { isReporting: true });
  expect(loaded(), "loaded before anything went wrong").toEqual([]);
  await provoke(page, "no such seat");
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ type }) => type).toSorted()).toEqual(["RangeError", "TypeError"]);
  for (const fault of sent) {
    expect(fault).toMatchObject({ message: "no such seat", path: "/news" });
    expect(fault["build"]).toMatch(/^[\w.-]+$/);
  }
  expect(JSON.stringify(sent)).not.toContain("kotori");
  for (let time = 0; time < 10; time++) await provoke(page, `no such seat ${time}`);
  await expect.poll(() => sent.length).toBe(5);
});

test("without error reporting nothing is loaded or sent", async ({ page, faults }) => {
  faults.allow(/no such seat/);
  const { sent, loaded } = await openReporting(page, { isReporting: false });
  const failed = page.waitForEvent("pageerror");
  await provoke(page, "no such seat");
  await failed;
  // Requested after anything that a listener would have requested.
  await page.evaluate(() => fetch("/healthz"));
  expect(sent).toEqual([]);
  expect(loaded()).toEqual([]);
});
