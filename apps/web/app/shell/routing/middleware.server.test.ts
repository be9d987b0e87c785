import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { type Visit, visitContext } from "../visit.ts";
import { guardVisit } from "./middleware.server.ts";

const visitTo = (pattern: string, address = "https://takujo.example/") => ({
  request: new Request(address),
  url: new URL(address),
  pattern,
  params: {},
  context: new RouterContextProvider(),
});

describe("the server guard", () => {
  it.each(["/a/route/of/no/table", "", "/admin/", "/admin/*"])(
    "rejects a route without an access rule: %j",
    async (pattern) => {
      const next = vi.fn();
      const visit = visitTo(pattern);
      await expect(guardVisit(visit, next)).rejects.toMatchObject({ init: { status: 404 } });
      expect(next).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["/reservation/guest", "same-origin", "noindex, nofollow"],
    ["/reservation/guest/calendar.ics", "same-origin", "noindex, nofollow"],
    ["/reservation/answer", "same-origin", "noindex, nofollow"],
    ["/newsletter/unsubscribe", "same-origin", "noindex, nofollow"],
    ["/faq", null, null],
  ])("tells nobody the address of a signed link: %s", async (pattern, referrer, robots) => {
    const visit = visitTo(pattern, `https://takujo.example${pattern}?token=x`);
    visit.context.set(visitContext, {} as Visit);
    const answer = await guardVisit(visit, async () => new Response());
    if (!(answer instanceof Response)) throw new Error("no answer");
    expect(answer.headers.get("referrer-policy")).toBe(referrer);
    expect(answer.headers.get("x-robots-tag")).toBe(robots);
  });

  it("redirects a moved path in the same language", async () => {
    const next = vi.fn();
    const visit = visitTo("*", "https://takujo.example/en/information/x?page=2");
    const answer = await Promise.resolve(guardVisit(visit, next)).catch(
      (thrown: Response) => thrown,
    );
    if (!(answer instanceof Response)) throw new Error("it was let through");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en/news/x?page=2"]);
    expect(next).not.toHaveBeenCalled();
  });
});
